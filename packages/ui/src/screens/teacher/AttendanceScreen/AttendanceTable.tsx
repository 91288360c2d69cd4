import type { components } from '@maktab/contract/schema'
import { Trans, useLingui } from '@lingui/react/macro'
import { useLocale } from 'react-aria-components/I18nProvider'
import { Badge } from '../../../components/Badge/Badge.tsx'
import { Button } from '../../../components/Button/Button.tsx'
import type { Column, KeptTable } from '../../../components/DataTable/Column.ts'
import { DataTable } from '../../../components/DataTable/DataTable.tsx'
import { RowActions } from '../../../components/DataTable/RowActions.ts'
import { PersonName } from '../../../components/PersonName/PersonName.tsx'
import { formatWireDay } from '../../../model/wireDay.ts'
import type { NamedRecord } from './namedRecords.ts'

type Attendance = components['schemas']['Attendance']

type AttendanceTableProps = {
  records: readonly NamedRecord[]
  table: KeptTable | undefined
  today: string
  onEdit: (record: Attendance) => void
  onDelete: (record: NamedRecord) => void
}

export function AttendanceTable({ records, table, today, onEdit, onDelete }: AttendanceTableProps) {
  const { t } = useLingui()
  const { locale } = useLocale()
  const statusWords = { present: t`Present`, absent: t`Absent` }
  const dayOf = ({ record }: NamedRecord) => formatWireDay(record.date, locale)
  const columns: Column<NamedRecord>[] = [
    {
      id: 'student',
      header: t`Student ID`,
      isRowHeader: true,
      cell: ({ student }) => <PersonName code={student.code} name={student.name} />,
      sortValue: ({ student }) => student.label,
      searchText: ({ student }) => student.label,
    },
    {
      id: 'date',
      header: t`Date`,
      cell: dayOf,
      sortValue: ({ record }) => record.date,
      searchText: (row) => `${dayOf(row)} ${row.record.date}`,
      csvValue: ({ record }) => record.date,
    },
    {
      id: 'status',
      header: t`Status`,
      cell: ({ record: { status } }) => (
        <Badge tone={status === 'present' ? 'success' : 'danger'}>{statusWords[status]}</Badge>
      ),
      sortValue: ({ record }) => statusWords[record.status],
      searchText: ({ record }) => statusWords[record.status],
    },
    {
      id: 'actions',
      header: t`Action`,
      isAction: true,
      cell: (row) => (
        <RowActions>
          <Button size="sm" aria-label={t`Edit ${row.student.label}, ${dayOf(row)}`} onPress={() => onEdit(row.record)}>
            <Trans>Edit</Trans>
          </Button>
          <Button
            size="sm"
            variant="quiet"
            aria-label={t`Delete ${row.student.label}, ${dayOf(row)}`}
            onPress={() => onDelete(row)}
          >
            <Trans>Delete</Trans>
          </Button>
        </RowActions>
      ),
    },
  ]
  return (
    <DataTable
      {...table}
      label={t`Class Attendance`}
      columns={columns}
      rows={records}
      getRowId={({ record }) => String(record.id)}
      emptyText={t`No class attendance found.`}
      exportDay={today}
    />
  )
}
