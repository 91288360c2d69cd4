import type { TeacherClass } from '@maktab/contract/schema'
import { Button } from '#components/Button/Button.tsx'
import { Trans, useLingui } from '@lingui/react/macro'
import type { Column, TableStateProps } from '#components/DataTable/Column.ts'
import { actionsColumn, createDeleteAction, createEditAction } from '#components/DataTable/RowActionButtons.tsx'
import { linkColumn } from '#components/DataTable/columns/personColumns.tsx'
import { textColumn } from '#components/DataTable/columns/textColumns.tsx'
import { timesColumn } from '#components/DataTable/columns/valueColumns.tsx'
import { DataTable } from '#components/DataTable/DataTable.tsx'
import { readClassTimes } from '#lib/lessons/classTimes.ts'
import { DeleteDialog } from '#components/ConfirmDialog/ConfirmDialog.tsx'
import type { SubmitResult } from '#submitResult.ts'
import { useState } from 'react'
import { RemoteView } from '#components/RemoteView/RemoteView.tsx'
import { Page, PageHeader } from '#layouts/Page/Page.tsx'
import type { Remote } from '#remote.ts'
import { LessonsMissingAttendance, type LessonsMissingAttendanceProps } from './LessonsMissingAttendance.tsx'
import { LoadingRegion, SkeletonTable } from '#components/Skeleton/Skeleton.tsx'

type ClassesTableProps = {
  classes: TeacherClass[]
  table: TableStateProps | undefined
  getAttendanceHref: (id: number) => string
  /** The class opened last, which gets the focus back. */
  restoreFocusTo: number | undefined
  onCreate: () => void
  onEdit: (id: number) => void
  onDelete: (schoolClass: TeacherClass) => void
}

export function ClassesTable({
  classes,
  table,
  restoreFocusTo,
  getAttendanceHref,
  onCreate,
  onEdit,
  onDelete,
}: ClassesTableProps) {
  const { t, i18n } = useLingui()
  const coursesOf = ({ courses }: TeacherClass) => courses.map(({ name }) => name).join(', ')
  const columns: Column<TeacherClass>[] = [
    textColumn('title', t`Title`, ({ title }) => title, { isRowHeader: true }),
    linkColumn(t`Link`, ({ classLink }) => classLink),
    textColumn('courses', t`Courses`, coursesOf, { missing: t`N/A`, searchText: coursesOf, priority: 'subtitle' }),
    timesColumn('time', t`Time`, readClassTimes, i18n),
    actionsColumn(
      t`Actions`,
      (one) => [
        createEditAction(one.title, () => onEdit(one.id)),
        createDeleteAction(one.title, () => onDelete(one)),
        {
          id: 'attendance',
          label: t`Mark attendance`,
          name: t`Mark attendance: ${one.title}`,
          href: getAttendanceHref(one.id),
        },
      ],
      { minWidth: 13, minWidthRoomy: 19 },
    ),
  ]
  return (
    <DataTable
      {...table}
      label={t`Classes`}
      columns={columns}
      rows={classes}
      getRowId={({ id }) => String(id)}
      restoreFocusTo={restoreFocusTo}
      emptyText={t`No classes found.`}
      emptyState={{
        scene: 'classes',
        children: t`A class has a time and a link where it meets; your students are assigned to it.`,
        action: (
          <Button variant="primary" onPress={onCreate}>
            <Trans>Create the first class</Trans>
          </Button>
        ),
      }}
    />
  )
}

type DeleteClassDialogProps = {
  schoolClass: TeacherClass | undefined
  onDeleteClass: (id: number) => Promise<SubmitResult>
  onClose: () => void
}

export function DeleteOwnClassDialog({ schoolClass, onDeleteClass, onClose }: DeleteClassDialogProps) {
  const { t } = useLingui()
  return (
    <DeleteDialog
      subject={schoolClass}
      title={t`Delete this class?`}
      onDelete={({ id }) => onDeleteClass(id)}
      onClose={onClose}
    >
      {({ title }) => (
        <Trans>
          <strong>{title}</strong> will be gone for you and for its students, with the attendance that was marked. This
          can’t be undone.
        </Trans>
      )}
    </DeleteDialog>
  )
}

type ClassesScreenProps = {
  classes: Remote<TeacherClass[]>
  /** The form opened last; focus returns to the control that opened it. */
  restoreFocusTo: 'new' | number | undefined
  /** Lessons with missing attendance, newest first. */
  lessonsMissingAttendance: LessonsMissingAttendanceProps['lessons']
  onOpen: (open: 'new' | number) => void
  table?: TableStateProps
  getAttendanceHref: (classId: number) => string
  getRegisterHref: LessonsMissingAttendanceProps['getRegisterHref']
  onDeleteClass: (id: number) => Promise<SubmitResult>
}

/** 2§2 “Teacher classes”: the list. */
export function ClassesScreen({ classes, restoreFocusTo, onOpen, ...props }: ClassesScreenProps) {
  const { t } = useLingui()
  const [deleting, setDeleting] = useState<TeacherClass>()
  return (
    <Page>
      <PageHeader
        title={t`Classes`}
        actions={
          <Button variant="primary" autoFocus={restoreFocusTo === 'new'} onPress={() => onOpen('new')}>
            <Trans>Create</Trans>
          </Button>
        }
      />
      <LessonsMissingAttendance lessons={props.lessonsMissingAttendance} getRegisterHref={props.getRegisterHref} />
      <RemoteView remote={classes} loading={<ClassesLoading />}>
        {(all) => (
          <ClassesTable
            classes={all}
            table={props.table}
            restoreFocusTo={restoreFocusTo === 'new' ? undefined : restoreFocusTo}
            getAttendanceHref={props.getAttendanceHref}
            onCreate={() => onOpen('new')}
            onEdit={onOpen}
            onDelete={setDeleting}
          />
        )}
      </RemoteView>
      <DeleteOwnClassDialog
        schoolClass={deleting}
        onDeleteClass={props.onDeleteClass}
        onClose={() => setDeleting(undefined)}
      />
    </Page>
  )
}

function ClassesLoading() {
  const { t } = useLingui()
  return (
    <LoadingRegion label={t`Loading classes`}>
      <SkeletonTable rows={5} columns={5} />
    </LoadingRegion>
  )
}
