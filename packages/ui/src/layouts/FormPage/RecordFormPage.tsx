import type { ReactNode } from 'react'
import { Button } from '#components/Button/Button.tsx'
import { RemoteView } from '#components/RemoteView/RemoteView.tsx'
import { LoadingRegion, SkeletonForm } from '#components/Skeleton/Skeleton.tsx'
import { FormCancelContext } from '#forms/FormActions.tsx'
import { useConfirmLeave } from '#forms/UnsavedChanges.tsx'
import type { Remote } from '#remote.ts'
import { FormColumn, Page, PageHeader } from '../Page/Page.tsx'
import { type RecordMessages, RecordById } from './RecordById.tsx'

/** What stands for the record where a new one is made. */
type New<Open> = Open extends 'new' ? undefined : never

type RecordFormPageProps<One, Open> = {
  title: string
  /** All there are; a new one doesn’t wait for them. */
  records: Remote<readonly One[]>
  open: Open
  /** The name of the record, for the title. */
  nameOf: (record: One) => string
  words: RecordMessages & { loading: string }
  /** The name of the way out, which stands at the foot of the form; a form that has its own needs none. */
  cancelLabel?: string
  onClose: () => void
  /** The form; `cancel` leaves it, after a question if something would be lost. */
  children: (record: One | New<Open>, cancel: () => void) => ReactNode
}

/** One record that is open, or a new one, with the way back to all of them. */
export function RecordFormPage<One extends { id: number }, Open extends 'new' | number>({
  title,
  records,
  open,
  nameOf,
  words,
  cancelLabel,
  onClose,
  children,
}: RecordFormPageProps<One, Open>) {
  const confirmLeave = useConfirmLeave()
  const cancel = () => confirmLeave(onClose)
  const opened = records.state === 'ready' ? records.data.find(({ id }) => id === open) : undefined
  const wayOut = cancelLabel === undefined ? undefined : { label: cancelLabel, onCancel: cancel }
  // Before there is a form there is no foot of it.
  const isForm = open === 'new' || records.state === 'ready'
  return (
    <Page>
      <PageHeader
        title={title}
        subject={opened && nameOf(opened)}
        actions={!isForm && wayOut && <Button onPress={cancel}>{wayOut.label}</Button>}
      />
      {typeof open === 'number' ? (
        <RemoteView remote={records} loading={<RecordLoading label={words.loading} />}>
          {(ready) => (
            <RecordById key={open} records={ready} id={open} words={words} onClose={onClose}>
              {(record) => <FormCancelContext value={wayOut}>{children(record, cancel)}</FormCancelContext>}
            </RecordById>
          )}
        </RemoteView>
      ) : (
        <FormCancelContext value={wayOut}>{children(undefined as New<Open>, cancel)}</FormCancelContext>
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
