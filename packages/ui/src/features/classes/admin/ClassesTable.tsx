import type { ScheduledClass, Teacher } from '@maktab/contract/schema'
import { useLingui } from '@lingui/react/macro'
import type { Column, TableStateProps } from '#components/DataTable/Column.ts'
import { actionsColumn, createDeleteAction, createEditAction } from '#components/DataTable/rowActions.ts'
import { linkColumn } from '#components/DataTable/columns/contactColumns.tsx'
import { textColumn } from '#components/DataTable/columns/textColumns.tsx'
import { timesColumn } from '#components/DataTable/columns/valueColumns.tsx'
import { type FilteredTableProps, DataTable } from '#components/DataTable/DataTable.tsx'
import { readClassTimes } from '#lib/lessons/readClassTimes.ts'
import { createTeacherLookup } from './createTeacherLookup.ts'

type ClassesTableProps = {
  classes: ScheduledClass[]
  /** Those that are known; a class of any other shows the teacher’s number. */
  teachers: Teacher[]
  table: TableStateProps | undefined
  list: FilteredTableProps
  /** The class that was open last: the focus comes back to it. */
  restoreFocusTo: number | undefined
  onEdit: (scheduled: ScheduledClass) => void
  onDelete: (scheduled: ScheduledClass) => void
}

export function ClassesTable({ classes, teachers, table, list, restoreFocusTo, onEdit, onDelete }: ClassesTableProps) {
  const { t, i18n } = useLingui()
  const teacherOf = createTeacherLookup(teachers)
  const columns: Column<ScheduledClass>[] = [
    textColumn('teacher', t`Teacher ID`, teacherOf, { priority: 'subtitle' }),
    textColumn('title', t`Title`, ({ title }) => title, { isRowHeader: true }),
    linkColumn(t`Class Link`, ({ classLink }) => classLink),
    timesColumn('time', t`Class Time`, readClassTimes, i18n),
    actionsColumn(t`Action`, (scheduled) => [
      createEditAction(scheduled.title, () => onEdit(scheduled)),
      createDeleteAction(scheduled.title, () => onDelete(scheduled)),
    ]),
  ]
  return (
    <DataTable
      {...table}
      {...list}
      label={t`Classes`}
      columns={columns}
      rows={classes}
      getRowId={({ id }) => String(id)}
      restoreFocusTo={restoreFocusTo}
      emptyText={t`No classes found.`}
      statusTabs={{
        label: t`Class Link`,
        getStatus: ({ classLink }) => (classLink?.trim() ? 'with' : 'without'),
        labels: { without: t`Without link`, with: t`With link` },
      }}
      searchFields={[{ searchText: ({ courses = [] }) => courses.map(({ name }) => name).join('\n') }]}
      emptyState={{
        scene: 'classes',
        children: t`Teachers create classes for the students who are allotted to them.`,
      }}
    />
  )
}
