import type { Allotment } from '@maktab/contract/schema'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '#components/Button/Button.tsx'
import type { Column, TableStateProps } from '#components/DataTable/Column.ts'
import { actionsColumn, createDeleteAction, createEditAction } from '#components/DataTable/RowActionButtons.tsx'
import { otherPersonColumn, personColumn } from '#components/DataTable/columns/personColumns.tsx'
import { textColumn } from '#components/DataTable/columns/textColumns.tsx'
import { timesColumn } from '#components/DataTable/columns/valueColumns.tsx'
import { DataTable } from '#components/DataTable/DataTable.tsx'
import { readClassTimes } from '#lib/lessons/classTimes.ts'
import { getPersonCode, getPersonLabel } from '#lib/people/personLabels.ts'
import { Bdi } from '#components/Bdi/Bdi.tsx'
import { DeleteDialog } from '#components/ConfirmDialog/ConfirmDialog.tsx'
import type { SubmitResult } from '#submitResult.ts'
import { useState } from 'react'
import { RemoteView } from '#components/RemoteView/RemoteView.tsx'
import { Page, PageHeader } from '#layouts/Page/Page.tsx'
import type { Remote } from '#remote.ts'
import { LoadingRegion, SkeletonTable } from '#components/Skeleton/Skeleton.tsx'

type AllotmentsTableProps = {
  allotments: Allotment[]
  table: TableStateProps | undefined
  /** The allotment opened last, which gets the focus back. */
  restoreFocusTo: number | undefined
  onCreate: () => void
  onEdit: (id: number) => void
  onDelete: (allotment: Allotment) => void
}

export function AllotmentsTable({
  allotments,
  table,
  restoreFocusTo,
  onCreate,
  onEdit,
  onDelete,
}: AllotmentsTableProps) {
  const { t, i18n } = useLingui()
  const timesOf = ({ student_class_timings: timings }: Allotment) => readClassTimes(timings)
  const nameOf = ({ student, course }: Allotment) => t`${student.name}, ${course.name}`
  const personOf = (person: Allotment['student'] | Allotment['teacher']) => ({
    code: getPersonCode(person, t`N/A`),
    name: person.name,
    label: getPersonLabel(person, t`N/A`),
  })
  const columns: Column<Allotment>[] = [
    textColumn('course', t`Course`, ({ course }) => course.name, { priority: 'subtitle' }),
    personColumn('student', t`Student`, ({ student }) => personOf(student)),
    otherPersonColumn('teacher', t`Teacher`, ({ teacher }) => personOf(teacher), { priority: 'subtitle' }),
    timesColumn('timings', t`Class Timings`, timesOf, i18n),
    actionsColumn(
      t`Actions`,
      (allotment) => [
        createEditAction(nameOf(allotment), () => onEdit(allotment.id)),
        createDeleteAction(nameOf(allotment), () => onDelete(allotment)),
      ],
      { actionsName: nameOf },
    ),
  ]
  return (
    <DataTable
      {...table}
      label={t`Allotted Teachers`}
      columns={columns}
      rows={allotments}
      getRowId={({ id }) => String(id)}
      restoreFocusTo={restoreFocusTo}
      emptyText={t`No allotments found.`}
      emptyState={{
        scene: 'people',
        children: t`An allotment says who teaches whom, which course, and when.`,
        action: (
          <Button variant="primary" onPress={onCreate}>
            <Trans>Allot the first teacher</Trans>
          </Button>
        ),
      }}
      statusTabs={{
        label: t`Class Timings`,
        getStatus: (allotment) => (timesOf(allotment).length > 0 ? 'with' : 'without'),
        labels: { without: t`Without times`, with: t`With times` },
      }}
    />
  )
}

type DeleteAllotmentDialogProps = {
  allotment: Allotment | undefined
  onDeleteAllotment: (id: number) => Promise<SubmitResult>
  onClose: () => void
}

export function DeleteAllotmentDialog({ allotment, onDeleteAllotment, onClose }: DeleteAllotmentDialogProps) {
  const { t } = useLingui()
  return (
    <DeleteDialog
      subject={allotment}
      title={t`Delete this allotment?`}
      onDelete={({ id }) => onDeleteAllotment(id)}
      onClose={onClose}
    >
      {({ student, teacher, course }) => (
        <Trans>
          <strong>
            <Bdi>{teacher.name}</Bdi>
          </strong>{' '}
          will no longer teach{' '}
          <strong>
            <Bdi>{student.name}</Bdi>
          </strong>{' '}
          in <Bdi>{course.name}</Bdi>, and the times go with it. This can’t be undone.
        </Trans>
      )}
    </DeleteDialog>
  )
}

type AllotmentsScreenProps = {
  allotments: Remote<Allotment[]>
  /** The form opened last; focus returns to the control that opened it. */
  restoreFocusTo: 'new' | number | undefined
  /** Opens the form for a new allotment or for the given id. */
  onOpen: (open: 'new' | number) => void
  table?: TableStateProps
  onDeleteAllotment: (id: number) => Promise<SubmitResult>
}

/** 2§2 “Admin teacher allotment”: the list of allotments. Its form is `AllotmentView`. */
export function AllotmentsScreen({
  allotments,
  restoreFocusTo,
  onOpen,
  table,
  onDeleteAllotment,
}: AllotmentsScreenProps) {
  const { t } = useLingui()
  const [deleting, setDeleting] = useState<Allotment>()
  return (
    <Page>
      <PageHeader
        title={t`Allotted Teachers`}
        actions={
          <Button variant="primary" autoFocus={restoreFocusTo === 'new'} onPress={() => onOpen('new')}>
            <Trans>Allot Teacher</Trans>
          </Button>
        }
      />
      <RemoteView remote={allotments} loading={<AllotmentsLoading />}>
        {(ready) => (
          <AllotmentsTable
            allotments={ready}
            table={table}
            restoreFocusTo={restoreFocusTo === 'new' ? undefined : restoreFocusTo}
            onCreate={() => onOpen('new')}
            onEdit={onOpen}
            onDelete={setDeleting}
          />
        )}
      </RemoteView>
      <DeleteAllotmentDialog
        allotment={deleting}
        onDeleteAllotment={onDeleteAllotment}
        onClose={() => setDeleting(undefined)}
      />
    </Page>
  )
}

function AllotmentsLoading() {
  const { t } = useLingui()
  return (
    <LoadingRegion label={t`Loading allotments`}>
      <SkeletonTable rows={6} columns={5} />
    </LoadingRegion>
  )
}
