import type { Course, Outline } from '@maktab/contract/schema'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Button } from '#components/Button/Button.tsx'
import type { TableStateProps } from '#components/DataTable/Column.ts'
import { RemoteView } from '#components/RemoteView/RemoteView.tsx'
import { TextLink } from '#components/TextLink/TextLink.tsx'
import { useConfirmLeave } from '#forms/UnsavedChanges.tsx'
import { Page } from '#layouts/Page/Page.ts'
import { PageHeader } from '#layouts/Page/PageHeader.tsx'
import { RecordById } from '#layouts/FormPage/RecordById.tsx'
import type { SubmitResult } from '#submitResult.ts'
import type { Remote } from '#remote.ts'
import { DeleteOutlineDialog } from './DeleteOutlineDialog.tsx'
import type { OutlineDraft } from './outline.schema.ts'
import { OutlinesLoading } from './OutlinesLoading.tsx'
import { OutlinesTable } from './OutlinesTable.tsx'
import { OutlineForm } from './OutlineForm.tsx'

type OutlinesScreenProps = {
  /** The course whose outlines these are, as soon as it is known. */
  course: Course | undefined
  outlines: Remote<Outline[]>
  coursesHref: string
  /** What the form is open for: a new outline, or the one of an id. */
  open: 'new' | number | undefined
  /** What was open last: the focus comes back to where it was opened. */
  restoreFocusTo: 'new' | number | undefined
  onOpen: (open: 'new' | number | undefined) => void
  table?: TableStateProps
  onSaveOutline: (draft: OutlineDraft) => Promise<SubmitResult>
  onDeleteOutline: (id: number) => Promise<SubmitResult>
}

/** 1§2 “Outlines view”: the outlines of one course, with a form that adds and edits them. */
export function OutlinesScreen({
  course,
  outlines,
  coursesHref,
  open,
  restoreFocusTo,
  onOpen,
  ...props
}: OutlinesScreenProps) {
  const { t } = useLingui()
  const [doomed, setDoomed] = useState<Outline>()
  const confirmLeave = useConfirmLeave()
  const close = () => onOpen(undefined)
  const form = { onSaveOutline: props.onSaveOutline, onDone: close }

  return (
    <Page>
      <PageHeader
        back={
          <TextLink href={coursesHref}>
            <Trans>All courses</Trans>
          </TextLink>
        }
        title={t`Outlines`}
        subject={course?.name}
        actions={
          open === undefined ? (
            <Button key="add" variant="primary" autoFocus={restoreFocusTo === 'new'} onPress={() => onOpen('new')}>
              <Trans>Add Outline</Trans>
            </Button>
          ) : (
            <Button key="close" onPress={() => confirmLeave(close)}>
              <Trans>Close</Trans>
            </Button>
          )
        }
      />
      {open === 'new' && <OutlineForm key="new" outline={undefined} {...form} />}
      <RemoteView remote={outlines} loading={<OutlinesLoading />}>
        {(ready) => (
          <>
            {typeof open === 'number' && (
              <RecordById
                key={open}
                records={ready}
                id={open}
                words={{ notFound: t`This outline is no longer there.`, backLabel: t`All outlines` }}
                onClose={close}
              >
                {(outline) => <OutlineForm outline={outline} {...form} />}
              </RecordById>
            )}
            <OutlinesTable
              // Back without the form it stands anew, so that the focus comes to the row.
              key={open === undefined ? 'alone' : 'under a form'}
              outlines={ready}
              table={props.table}
              restoreFocusTo={open === undefined && typeof restoreFocusTo === 'number' ? restoreFocusTo : undefined}
              onCreate={() => confirmLeave(() => onOpen('new'))}
              onEdit={({ id }) => confirmLeave(() => onOpen(id))}
              onDelete={setDoomed}
            />
          </>
        )}
      </RemoteView>
      <DeleteOutlineDialog
        outline={doomed}
        onDeleteOutline={props.onDeleteOutline}
        onClose={() => setDoomed(undefined)}
      />
    </Page>
  )
}
