import type { Outline } from '@maktab/contract/schema'
import { useLingui } from '@lingui/react/macro'
import type { Column, KeptTable } from '#components/DataTable/Column.ts'
import { actionsColumn } from '#components/DataTable/columns/actionsColumn.tsx'
import { proseColumn } from '#components/DataTable/columns/proseColumn.ts'
import { textColumn } from '#components/DataTable/columns/textColumn.tsx'
import { DataTable } from '#components/DataTable/DataTable.tsx'
import { DeleteRow } from '#components/DataTable/DeleteRow.tsx'
import { EditRow } from '#components/DataTable/EditRow.tsx'

type OutlinesTableProps = {
  outlines: Outline[]
  table: KeptTable | undefined
  /** The outline that was open last: the focus comes back to it. */
  lastId: number | undefined
  onEdit: (outline: Outline) => void
  onDelete: (outline: Outline) => void
}

export function OutlinesTable({ outlines, table, lastId, onEdit, onDelete }: OutlinesTableProps) {
  const { t } = useLingui()
  const columns: Column<Outline>[] = [
    textColumn('title', t`Title`, ({ title }) => title, { isRowHeader: true }),
    proseColumn('description', t`Description`, ({ description }) => description),
    actionsColumn(t`Actions`, (outline) => (
      <>
        <EditRow name={outline.title} isLast={outline.id === lastId} onPress={() => onEdit(outline)} />
        <DeleteRow name={outline.title} onPress={() => onDelete(outline)} />
      </>
    )),
  ]
  return (
    <DataTable
      {...table}
      label={t`Outlines`}
      columns={columns}
      rows={outlines}
      getRowId={({ id }) => String(id)}
      emptyText={t`No outlines yet. Add the first one.`}
    />
  )
}
