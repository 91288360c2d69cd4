import type { TeacherClass } from '@maktab/contract/schema'
import { Button } from '#components/Button/Button.tsx'
import { Trans, useLingui } from '@lingui/react/macro'
import type { Column, KeptTable } from '#components/DataTable/Column.ts'
import { actionsColumn, deleteAction, editAction } from '#components/DataTable/rowActions.ts'
import { linkColumn } from '#components/DataTable/columns/contactColumns.tsx'
import { textColumn } from '#components/DataTable/columns/textColumns.tsx'
import { timesColumn } from '#components/DataTable/columns/valueColumns.tsx'
import { DataTable } from '#components/DataTable/DataTable.tsx'
import { classTimes } from '#model/classTimes.ts'

type ClassesTableProps = {
  classes: TeacherClass[]
  table: KeptTable | undefined
  getAttendanceHref: (id: number) => string
  /** The class that was open last: the focus comes back to it. */
  lastId: number | undefined
  onCreate: () => void
  onEdit: (id: number) => void
  onDelete: (schoolClass: TeacherClass) => void
}

export function ClassesTable({
  classes,
  table,
  lastId,
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
    timesColumn('time', t`Time`, classTimes, i18n),
    actionsColumn(
      t`Actions`,
      (one) => [
        editAction(one.title, () => onEdit(one.id)),
        deleteAction(one.title, () => onDelete(one)),
        {
          id: 'attendance',
          label: t`Mark attendance`,
          name: t`Mark attendance: ${one.title}`,
          href: getAttendanceHref(one.id),
        },
      ],
      { least: 13, leastRoomy: 19 },
    ),
  ]
  return (
    <DataTable
      {...table}
      label={t`Classes`}
      columns={columns}
      rows={classes}
      getRowId={({ id }) => String(id)}
      lastId={lastId}
      emptyText={t`No classes found.`}
      empty={{
        kind: 'classes',
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
