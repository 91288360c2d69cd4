import type { ReactNode } from 'react'
import { Button } from '#components/Button/Button.tsx'
import { RemoteView } from '#components/RemoteView/RemoteView.tsx'
import { LoadingRegion, SkeletonForm } from '#components/Skeleton/Skeleton.tsx'
import { FormCancelContext } from '#forms/FormActions.tsx'
import { useConfirmLeave } from '#forms/UnsavedChangesProvider.tsx'
import type { Remote } from '#remote.ts'
import { FormColumn, Page, PageHeader } from '../Page/Page.tsx'
import { type RecordMessages, RecordById } from './RecordById.tsx'

/** Passed instead of a record when a new one is created. */
type New<Open> = Open extends 'new' ? undefined : never

type RecordFormPageProps<One, Open> = {
  title: string
  /** All records; creating a new one doesn't wait for them. */
  records: Remote<readonly One[]>
  open: Open
  /** Returns the record's name for the page title. */
  getName: (record: One) => string
  messages: RecordMessages & { loading: string }
  /** Label of the cancel button in the form's footer; omit it if the form has its own. */
  cancelLabel?: string
  onClose: () => void
  /** Renders the form; `cancel` leaves it, after a confirmation if there are unsaved changes. */
  children: (record: One | New<Open>, cancel: () => void) => ReactNode
}

/** Page of a form for a new or an existing record. */
export function RecordFormPage<One extends { id: number }, Open extends 'new' | number>({
  title,
  records,
  open,
  getName,
  messages,
  cancelLabel,
  onClose,
  children,
}: RecordFormPageProps<One, Open>) {
  const confirmLeave = useConfirmLeave()
  const cancel = () => confirmLeave(onClose)
  const opened = records.state === 'ready' ? records.data.find(({ id }) => id === open) : undefined
  const cancelAction = cancelLabel === undefined ? undefined : { label: cancelLabel, onCancel: cancel }
  // Without a form there is no footer for the cancel button.
  const isForm = open === 'new' || records.state === 'ready'
  return (
    <Page>
      <PageHeader
        title={title}
        subject={opened && getName(opened)}
        actions={!isForm && cancelAction && <Button onPress={cancel}>{cancelAction.label}</Button>}
      />
      {typeof open === 'number' ? (
        <RemoteView remote={records} loading={<RecordLoading label={messages.loading} />}>
          {(ready) => (
            <RecordById key={open} records={ready} id={open} messages={messages} onClose={onClose}>
              {(record) => <FormCancelContext value={cancelAction}>{children(record, cancel)}</FormCancelContext>}
            </RecordById>
          )}
        </RemoteView>
      ) : (
        <FormCancelContext value={cancelAction}>{children(undefined as New<Open>, cancel)}</FormCancelContext>
      )}
    </Page>
  )
}

function RecordLoading({ label }: { label: string }) {
  return (
    <LoadingRegion label={label}>
      <FormColumn>
        <SkeletonForm fields={4} />
      </FormColumn>
    </LoadingRegion>
  )
}
