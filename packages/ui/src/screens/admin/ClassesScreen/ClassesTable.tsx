import type { ScheduledClass, Teacher } from '@maktab/contract/schema'
import { useLingui } from '@lingui/react/macro'
import type { Column, KeptTable } from '#components/DataTable/Column.ts'
import { actionsColumn, deleteAction, editAction } from '#components/DataTable/rowActions.ts'
import { linkColumn } from '#components/DataTable/columns/contactColumns.tsx'
import { textColumn } from '#components/DataTable/columns/textColumns.tsx'
import { timesColumn } from '#components/DataTable/columns/valueColumns.tsx'
import { type FilteredList, DataTable } from '#components/DataTable/DataTable.tsx'
import { classTimes } from '#model/classTimes.ts'
import { makeTeacherOf } from './teacherOf.ts'

type ClassesTableProps = {
  classes: ScheduledClass[]
  /** Those that are known; a class of any other shows the teacher’s number. */
  teachers: Teacher[]
  table: KeptTable | undefined
  list: FilteredList
  /** The class that was open last: the focus comes back to it. */
  lastId: number | undefined
  onEdit: (scheduled: ScheduledClass) => void
  onDelete: (scheduled: ScheduledClass) => void
}

export function ClassesTable({ classes, teachers, table, list, lastId, onEdit, onDelete }: ClassesTableProps) {
  const { t, i18n } = useLingui()
  const teacherOf = makeTeacherOf(teachers)
  const columns: Column<ScheduledClass>[] = [
    textColumn('teacher', t`Teacher ID`, teacherOf, { priority: 'subtitle' }),
    textColumn('title', t`Title`, ({ title }) => title, { isRowHeader: true }),
    linkColumn(t`Class Link`, ({ classLink }) => classLink),
    timesColumn('time', t`Class Time`, classTimes, i18n),
    actionsColumn(t`Action`, (scheduled) => [
      editAction(scheduled.title, () => onEdit(scheduled)),
      deleteAction(scheduled.title, () => onDelete(scheduled)),
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
      lastId={lastId}
      emptyText={t`No classes found.`}
      segments={{
        label: t`Class Link`,
        kindOf: ({ classLink }) => (classLink?.trim() ? 'with' : 'without'),
        words: { without: t`Without link`, with: t`With link` },
      }}
      foundBy={[{ searchText: ({ courses = [] }) => courses.map(({ name }) => name).join('\n') }]}
      empty={{
        kind: 'classes',
        children: t`Teachers create classes for the students who are allotted to them.`,
      }}
    />
  )
}
