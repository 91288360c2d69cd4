import type { Outline } from '@maktab/contract/schema'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '#components/Button/Button.tsx'
import type { Column, KeptTable } from '#components/DataTable/Column.ts'
import { actionsColumn, deleteAction, editAction } from '#components/DataTable/rowActions.ts'
import { longTextColumn, textColumn } from '#components/DataTable/columns/textColumns.tsx'
import { DataTable } from '#components/DataTable/DataTable.tsx'

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
    longTextColumn('description', t`Description`, ({ description }) => description, {
      about: ({ title }) => title,
      priority: 'subtitle',
    }),
    actionsColumn(t`Actions`, (outline) => [
      editAction(outline.title, () => onEdit(outline)),
      deleteAction(outline.title, () => onDelete(outline)),
    ]),
  ]
  return (
    <DataTable
      {...table}
      label={t`Outlines`}
      columns={columns}
      rows={outlines}
      getRowId={({ id }) => String(id)}
      lastId={lastId}
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
