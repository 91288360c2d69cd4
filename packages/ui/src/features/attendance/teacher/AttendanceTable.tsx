import type { Attendance } from '@maktab/contract/schema'
import { useLingui } from '@lingui/react/macro'
import { useLocale } from 'react-aria-components/I18nProvider'
import { Badge } from '#components/Badge/Badge.tsx'
import type { Column, TableStateProps } from '#components/DataTable/Column.ts'
import { actionsColumn, createDeleteAction, createEditAction } from '#components/DataTable/rowActions.ts'
import { dayColumn, statusColumn } from '#components/DataTable/columns/valueColumns.tsx'
import { personColumn } from '#components/DataTable/columns/personColumns.tsx'
import { DataTable } from '#components/DataTable/DataTable.tsx'
import { formatWireDay } from '#lib/time/wireDay.ts'
import type { NamedRecord } from './addStudentNames.ts'

type AttendanceTableProps = {
  records: readonly NamedRecord[]
  table: TableStateProps | undefined
  onEdit: (record: Attendance) => void
  onDelete: (record: NamedRecord) => void
}

export function AttendanceTable({ records, table, onEdit, onDelete }: AttendanceTableProps) {
  const { t } = useLingui()
  const { locale } = useLocale()
  const statusWords = { present: t`Present`, absent: t`Absent` }
  const dayOf = ({ record }: NamedRecord) => formatWireDay(record.date, locale)
  const nameOf = (row: NamedRecord) => t`${row.student.label}, ${dayOf(row)}`
  const columns: Column<NamedRecord>[] = [
    personColumn('student', t`Student ID`, ({ student }) => student),
    dayColumn('date', t`Date`, ({ record }) => record.date, { priority: 'subtitle' }),
    statusColumn(
      t`Status`,
      ({ record: { status } }) => (
        <Badge tone={status === 'present' ? 'success' : 'danger'}>{statusWords[status]}</Badge>
      ),
      ({ record }) => statusWords[record.status],
    ),
    actionsColumn(
      t`Action`,
      (row) => [
        createEditAction(nameOf(row), () => onEdit(row.record)),
        createDeleteAction(nameOf(row), () => onDelete(row)),
      ],
      { actionsName: nameOf },
    ),
  ]
  return (
    <DataTable
      {...table}
      label={t`Class Attendance`}
      columns={columns}
      rows={records}
      getRowId={({ record }) => String(record.id)}
      emptyText={t`No class attendance found.`}
      emptyState={{
        scene: 'reports',
        children: t`What is marked in the register stands here, day by day.`,
      }}
      statusTabs={{ label: t`Status`, getStatus: ({ record }) => record.status, labels: statusWords }}
    />
  )
}
