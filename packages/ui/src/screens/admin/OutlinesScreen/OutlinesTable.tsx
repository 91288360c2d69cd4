import type { Outline } from '@maktab/contract/schema'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '#components/Button/Button.tsx'
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
  onCreate: () => void
  onEdit: (outline: Outline) => void
  onDelete: (outline: Outline) => void
}

export function OutlinesTable({ outlines, table, lastId, onCreate, onEdit, onDelete }: OutlinesTableProps) {
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
      empty={{
        kind: 'courses',
        children: t`What a course teaches, step by step: students and teachers read it in this order.`,
        action: (
          <Button variant="primary" onPress={onCreate}>
            <Trans>Add the first outline</Trans>
          </Button>
        ),
      }}
    />
  )
}
