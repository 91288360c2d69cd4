import { Trans, useLingui } from '@lingui/react/macro'
import { Bdi } from '../../../components/Bdi/Bdi.tsx'
import { Button } from '../../../components/Button/Button.tsx'
import type { Column, KeptTable } from '../../../components/DataTable/Column.ts'
import { DataTable } from '../../../components/DataTable/DataTable.tsx'
import { PersonName } from '../../../components/PersonName/PersonName.tsx'
import { useSchool } from '../../../environment/SchoolSettings.tsx'
import { schoolToday } from '../../../model/schoolTime.ts'
import type { AssignedStudent } from './assignedStudents.ts'

type AssignedTableProps = {
  assigned: readonly AssignedStudent[]
  now: Date
  table: KeptTable | undefined
  onRemove: (one: AssignedStudent) => void
}

export function AssignedTable({ assigned, now, table, onRemove }: AssignedTableProps) {
  const { t } = useLingui()
  const { timeZone } = useSchool()
  const columns: Column<AssignedStudent>[] = [
    {
      id: 'student',
      header: t`Student ID`,
      isRowHeader: true,
      cell: ({ student }) => <PersonName code={student.code} name={student.name} />,
      sortValue: ({ student }) => student.label,
      searchText: ({ student }) => student.label,
    },
    {
      id: 'class',
      header: t`Class`,
      cell: ({ assignment }) => <Bdi>{assignment.class.title}</Bdi>,
      sortValue: ({ assignment }) => assignment.class.title,
      searchText: ({ assignment }) => assignment.class.title,
    },
    {
      id: 'actions',
      header: t`Actions`,
      isAction: true,
      cell: (one) => (
        <Button
          size="sm"
          variant="quiet"
          aria-label={t`Remove ${one.student.label} from ${one.assignment.class.title}`}
          onPress={() => onRemove(one)}
        >
          <Trans>Remove</Trans>
        </Button>
      ),
    },
  ]
  return (
    <DataTable
      {...table}
      label={t`Assigned students`}
      columns={columns}
      rows={assigned}
      getRowId={({ assignment }) => String(assignment.id)}
      emptyText={t`No student is in a class yet.`}
      exportDay={schoolToday(now, timeZone)}
    />
  )
}
