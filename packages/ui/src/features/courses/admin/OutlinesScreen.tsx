import type { Outline, Course } from '@maktab/contract/schema'
import { Trans, useLingui } from '@lingui/react/macro'
import { DeleteDialog, type DeleteRecordProps } from '#components/ConfirmDialog/ConfirmDialog.tsx'
import type { SubmitResult } from '#submitResult.ts'
import { useState } from 'react'
import { Button } from '#components/Button/Button.tsx'
import type { TableStateProps, Column } from '#components/DataTable/Column.ts'
import { RemoteView } from '#components/RemoteView/RemoteView.tsx'
import { TextLink } from '#components/TextLink/TextLink.tsx'
import { useConfirmLeave } from '#forms/UnsavedChangesProvider.tsx'
import { Page, PageHeader } from '#layouts/Page/Page.tsx'
import { RecordById } from '#layouts/FormPage/RecordById.tsx'
import type { Remote } from '#remote.ts'
import { type OutlineDraft, type OutlineValues, outlineSchema, toRequest, toValues } from './outline.schema.ts'
import { TableLoading } from '#components/Skeleton/Skeleton.tsx'
import { Card } from '#components/Surface/Surface.tsx'
import { OutlineList } from '#components/OutlineList/OutlineList.tsx'
import { FormTextArea, FormTextField } from '#forms/FormTextFields.tsx'
import { ValidatedForm } from '#forms/ValidatedForm.tsx'
import { FormActions } from '#forms/FormActions.tsx'
import { useRecordSnapshot } from '#forms/formValues.ts'
import { FormPreview, FormWithPreview } from '#layouts/FormPage/FormWithPreview.tsx'
import { actionsColumn, createDeleteAction, createEditAction } from '#components/DataTable/RowActionButtons.tsx'
import { longTextColumn, textColumn } from '#components/DataTable/columns/textColumns.tsx'
import { DataTable } from '#components/DataTable/DataTable.tsx'

export function DeleteOutlineDialog(dialog: DeleteRecordProps<Outline>) {
  const { t } = useLingui()
  return (
    <DeleteDialog {...dialog} title={t`Delete outline?`}>
      {({ title }) => (
        <Trans>
          This deletes <strong>{title}</strong> from the course. You can’t undo this.
        </Trans>
      )}
    </DeleteDialog>
  )
}

type OutlinesScreenProps = {
  /** The course of the outlines, once loaded. */
  course: Course | undefined
  outlines: Remote<Outline[]>
  coursesHref: string
  /** The outline in the open form: a new one, or the one with this id. */
  open: 'new' | number | undefined
  /** The form opened last; focus returns to the control that opened it. */
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
  const [deleting, setDeleting] = useState<Outline>()
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
      <RemoteView remote={outlines} loading={<TableLoading label={t`Loading outlines`} rows={5} columns={3} />}>
        {(ready) => (
          <>
            {typeof open === 'number' && (
              <RecordById
                key={open}
                records={ready}
                id={open}
                messages={{ notFound: t`This outline no longer exists.`, backLabel: t`All outlines` }}
                onClose={close}
              >
                {(outline) => <OutlineForm outline={outline} {...form} />}
              </RecordById>
            )}
            <OutlinesTable
              // Remount when the form closes, so that focus returns to the row.
              key={open === undefined ? 'alone' : 'under a form'}
              outlines={ready}
              table={props.table}
              restoreFocusTo={open === undefined && typeof restoreFocusTo === 'number' ? restoreFocusTo : undefined}
              onCreate={() => confirmLeave(() => onOpen('new'))}
              onEdit={({ id }) => confirmLeave(() => onOpen(id))}
              onDelete={setDeleting}
            />
          </>
        )}
      </RemoteView>
      <DeleteOutlineDialog
        subject={deleting}
        onDelete={({ id }) => props.onDeleteOutline(id)}
        onClose={() => setDeleting(undefined)}
      />
    </Page>
  )
}

type OutlineFormProps = {
  /** The outline to edit; undefined adds one. */
  outline: Outline | undefined
  onSaveOutline: (draft: OutlineDraft) => Promise<SubmitResult>
  onDone: () => void
}

function OutlineForm({ outline: loaded, onSaveOutline, onDone }: OutlineFormProps) {
  const { t } = useLingui()
  const [outline, takeNewest] = useRecordSnapshot(loaded)
  return (
    <FormWithPreview>
      <Card>
        <h2>{outline ? <Trans>Edit Outline</Trans> : <Trans>Add Outline</Trans>}</h2>
        <ValidatedForm
          initialValues={toValues(outline)}
          schema={outlineSchema}
          onSubmit={(values) => onSaveOutline(toRequest(values, outline))}
          onUseLatest={takeNewest}
          onDone={onDone}
        >
          <FormTextField<OutlineValues> name="title" label={t`Title`} isRequired autoFocus />
          <FormTextArea<OutlineValues> name="description" label={t`Description`} />
          <FormActions pendingLabel={t`Saving…`}>{outline ? <Trans>Update</Trans> : <Trans>Submit</Trans>}</FormActions>
          <FormPreview<OutlineValues>>
            {(values) => <OutlineList outlines={[{ id: 0, ...values, title: values.title.trim() || t`Untitled` }]} />}
          </FormPreview>
        </ValidatedForm>
      </Card>
    </FormWithPreview>
  )
}

type OutlinesTableProps = {
  outlines: Outline[]
  table: TableStateProps | undefined
  /** The outline opened last, which gets the focus back. */
  restoreFocusTo: number | undefined
  onCreate: () => void
  onEdit: (outline: Outline) => void
  onDelete: (outline: Outline) => void
}

function OutlinesTable({ outlines, table, restoreFocusTo, onCreate, onEdit, onDelete }: OutlinesTableProps) {
  const { t } = useLingui()
  const columns: Column<Outline>[] = [
    textColumn('title', t`Title`, ({ title }) => title, { isRowHeader: true }),
    longTextColumn('description', t`Description`, ({ description }) => description, {
      about: ({ title }) => title,
      priority: 'subtitle',
    }),
    actionsColumn(t`Actions`, (outline) => [
      createEditAction(outline.title, () => onEdit(outline)),
      createDeleteAction(outline.title, () => onDelete(outline)),
    ]),
  ]
  return (
    <DataTable
      {...table}
      label={t`Outlines`}
      columns={columns}
      rows={outlines}
      getRowId={({ id }) => String(id)}
      restoreFocusTo={restoreFocusTo}
      emptyText={t`No outlines yet. Add the first one.`}
      emptyState={{
        scene: 'courses',
        children: t`Add outlines in the order students and teachers will see them.`,
        action: (
          <Button variant="primary" onPress={onCreate}>
            <Trans>Add the first outline</Trans>
          </Button>
        ),
      }}
    />
  )
}
