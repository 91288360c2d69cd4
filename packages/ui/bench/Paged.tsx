import { DataTable } from '#components/DataTable/DataTable.tsx'
import { columns, pupils } from './pupils.tsx'

/** Ours: one page of 25 rows. */
export function Paged() {
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
