import { useLingui } from '@lingui/react/macro'
import type { Column, TableStateProps } from '#components/DataTable/Column.ts'
import { actionsColumn } from '#components/DataTable/rowActions.ts'
import { personColumn } from '#components/DataTable/columns/personColumns.tsx'
import { textColumn } from '#components/DataTable/columns/textColumns.tsx'
import { DataTable } from '#components/DataTable/DataTable.tsx'
import type { AssignedStudent } from './getAssignedStudents.ts'

type AssignedStudentsTableProps = {
  assigned: readonly AssignedStudent[]
  table: TableStateProps | undefined
  onRemove: (one: AssignedStudent) => void
}

export function AssignedStudentsTable({ assigned, table, onRemove }: AssignedStudentsTableProps) {
  const { t } = useLingui()
  const columns: Column<AssignedStudent>[] = [
    personColumn('student', t`Student ID`, ({ student }) => student),
    textColumn('class', t`Class`, ({ assignment }) => assignment.class.title, { priority: 'subtitle' }),
    actionsColumn(t`Actions`, (one) => [
      {
        id: 'remove',
        label: t`Remove`,
        name: t`Remove ${one.student.label} from ${one.assignment.class.title}`,
        onPress: () => onRemove(one),
        isDanger: true,
      },
    ]),
  ]
  return (
    <DataTable
      {...table}
      label={t`Assigned students`}
      columns={columns}
      rows={assigned}
      getRowId={({ assignment }) => String(assignment.id)}
      emptyText={t`No student is in a class yet.`}
      emptyState={{
        scene: 'people',
        children: t`Choose a class and its students above.`,
      }}
    />
  )
}
