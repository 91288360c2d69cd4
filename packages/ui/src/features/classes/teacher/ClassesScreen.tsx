import type { TeacherClass } from '@maktab/contract/schema'
import { Button } from '#components/Button/Button.tsx'
import { Trans, useLingui } from '@lingui/react/macro'
import type { Column } from '#components/DataTable/Column.ts'
import { actionsColumn, createDeleteAction, createEditAction } from '#components/DataTable/RowActionButtons.tsx'
import { linkColumn } from '#components/DataTable/columns/personColumns.tsx'
import { textColumn } from '#components/DataTable/columns/textColumns.tsx'
import { timesColumn } from '#components/DataTable/columns/valueColumns.tsx'
import { DataTable } from '#components/DataTable/DataTable.tsx'
import { readClassTimes } from '#lib/lessons/readClassTimes.ts'
import { DeleteDialog, type DeleteRecordProps } from '#components/ConfirmDialog/ConfirmDialog.tsx'
import type { SubmitResult } from '#submitResult.ts'
import { type ListPageProps, type ListProps, ListScreen } from '#layouts/Page/ListScreen.tsx'
import { useSchoolSettings } from '#providers/SchoolSettingsProvider.tsx'
import type { Remote } from '#remote.ts'
import { useClassFigureColumns } from '../shared/useClassFigureColumns.tsx'
import { LessonsMissingAttendance, type LessonsMissingAttendanceProps } from './LessonsMissingAttendance.tsx'
import { TableLoading } from '#components/Skeleton/Skeleton.tsx'

type ClassesTableProps = ListProps<TeacherClass> & { getAttendanceHref: (id: number) => string }

function ClassesTable({ getAttendanceHref, onCreate, onEdit, onDelete, ...list }: ClassesTableProps) {
  const { t, i18n } = useLingui()
  const { timeZone } = useSchoolSettings()
  const coursesOf = ({ courses }: TeacherClass) => courses.map(({ name }) => name).join(', ')
  const figures = useClassFigureColumns(list.rows, { isSortable: true })
  const columns: Column<TeacherClass>[] = [
    textColumn('title', t`Title`, ({ title }) => title, { isRowHeader: true }),
    linkColumn(t`Link`, ({ classLink }) => classLink, { label: t`Join`, getTitle: ({ title }) => title }),
    textColumn('courses', t`Courses`, coursesOf, { missing: t`N/A`, searchText: coursesOf, priority: 'subtitle' }),
    timesColumn('time', t`Time`, readClassTimes, { i18n, timeZone }),
    ...figures,
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
      {...list}
      label={t`Classes`}
      columns={columns}
      getRowId={({ id }) => String(id)}
      emptyText={t`No classes found.`}
      emptyState={{
        scene: 'classes',
        children: t`Create a class with a time and meeting link, then assign your students.`,
        action: (
          <Button variant="primary" onPress={onCreate}>
            <Trans>Create the first class</Trans>
          </Button>
        ),
      }}
    />
  )
}

export function DeleteOwnClassDialog(dialog: DeleteRecordProps<TeacherClass>) {
  const { t } = useLingui()
  return (
    <DeleteDialog {...dialog} title={t`Delete class?`}>
      {({ title }) => (
        <Trans>
          This deletes <strong>{title}</strong> and its attendance for you and its students. You can’t undo this.
        </Trans>
      )}
    </DeleteDialog>
  )
}

type ClassesScreenProps = ListPageProps & {
  classes: Remote<TeacherClass[]>
  /** Lessons with missing attendance, newest first. */
  lessonsMissingAttendance: LessonsMissingAttendanceProps['lessons']
  getAttendanceHref: (classId: number) => string
  getRegisterHref: LessonsMissingAttendanceProps['getRegisterHref']
  onDeleteClass: (id: number) => Promise<SubmitResult>
}

/** 2§2 “Teacher classes”: the list. */
export function ClassesScreen({
  classes,
  lessonsMissingAttendance,
  getAttendanceHref,
  getRegisterHref,
  onDeleteClass,
  ...page
}: ClassesScreenProps) {
  const { t } = useLingui()
  return (
    <ListScreen
      {...page}
      title={t`Classes`}
      createLabel={t`Create`}
      notice={<LessonsMissingAttendance lessons={lessonsMissingAttendance} getRegisterHref={getRegisterHref} />}
      records={classes}
      loading={<TableLoading label={t`Loading classes`} rows={5} columns={5} />}
      renderDeleteDialog={(dialog) => <DeleteOwnClassDialog {...dialog} onDelete={({ id }) => onDeleteClass(id)} />}
    >
      {(list) => <ClassesTable {...list} getAttendanceHref={getAttendanceHref} />}
    </ListScreen>
  )
}
