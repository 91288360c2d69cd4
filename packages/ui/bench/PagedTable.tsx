import { DataTable } from '#components/DataTable/DataTable.tsx'
import { columns, pupils } from './benchmarkRows.tsx'

/** The current implementation: pages of 25 rows. */
export function PagedTable() {
  return (
    <DataTable
      label="Pupils"
      columns={columns}
      rows={pupils}
      getRowId={({ id }) => String(id)}
      emptyText="No pupils found."
    />
  )
}
