import type { OwnMark } from '@maktab/contract/schema'
import { useLingui } from '@lingui/react/macro'
import { Badge } from '#components/Badge/Badge.tsx'
import type { Column, TableStateProps } from '#components/DataTable/Column.ts'
import { dayColumn, statusColumn } from '#components/DataTable/columns/valueColumns.tsx'
import { textColumn } from '#components/DataTable/columns/textColumns.tsx'
import { DataTable } from '#components/DataTable/DataTable.tsx'

type MarksTableProps = {
  marks: readonly OwnMark[]
  /** Whether the marks are of several courses. */
  hasCourses: boolean
  table: TableStateProps | undefined
}

/** A student’s own marks, the newest first. */
export function MarksTable({ marks, hasCourses, table }: MarksTableProps) {
  const { t } = useLingui()
  const words = { present: t`Present`, absent: t`Absent` }
  const coursesOf = ({ courses }: OwnMark) => courses.map(({ name }) => name).join(', ')
  const columns: Column<OwnMark>[] = [
    textColumn('class', t`Class`, (mark) => mark.class.title, { isRowHeader: true }),
    dayColumn('date', t`Date`, ({ date }) => date, { priority: 'subtitle' }),
    ...(hasCourses ? [textColumn('course', t`Course`, coursesOf)] : []),
    statusColumn(
      t`Status`,
      ({ status }) => <Badge tone={status === 'present' ? 'success' : 'danger'}>{words[status]}</Badge>,
      ({ status }) => words[status],
    ),
  ]
  return (
    <DataTable
      {...table}
      label={t`Attendance`}
      columns={columns}
      rows={marks}
      getRowId={({ id }) => String(id)}
      emptyText={t`Nothing has been marked yet.`}
      emptyState={{ scene: 'reports', children: t`Your teacher marks who was there; each day then stands here.` }}
      statusTabs={{ label: t`Status`, getStatus: ({ status }) => status, labels: words }}
    />
  )
}
