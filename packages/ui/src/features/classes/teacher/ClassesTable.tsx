import type { TeacherClass } from '@maktab/contract/schema'
import { Button } from '#components/Button/Button.tsx'
import { Trans, useLingui } from '@lingui/react/macro'
import type { Column, TableStateProps } from '#components/DataTable/Column.ts'
import { actionsColumn, createDeleteAction, createEditAction } from '#components/DataTable/rowActions.ts'
import { linkColumn } from '#components/DataTable/columns/contactColumns.tsx'
import { textColumn } from '#components/DataTable/columns/textColumns.tsx'
import { timesColumn } from '#components/DataTable/columns/valueColumns.tsx'
import { DataTable } from '#components/DataTable/DataTable.tsx'
import { readClassTimes } from '#lib/lessons/readClassTimes.ts'

type ClassesTableProps = {
  classes: TeacherClass[]
  table: TableStateProps | undefined
  getAttendanceHref: (id: number) => string
  /** The class that was open last: the focus comes back to it. */
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
