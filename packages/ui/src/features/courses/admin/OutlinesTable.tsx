import type { Outline } from '@maktab/contract/schema'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '#components/Button/Button.tsx'
import type { Column, TableStateProps } from '#components/DataTable/Column.ts'
import { actionsColumn, createDeleteAction, createEditAction } from '#components/DataTable/rowActions.ts'
import { longTextColumn, textColumn } from '#components/DataTable/columns/textColumns.tsx'
import { DataTable } from '#components/DataTable/DataTable.tsx'

type OutlinesTableProps = {
  outlines: Outline[]
  table: TableStateProps | undefined
  /** The outline that was open last: the focus comes back to it. */
  restoreFocusTo: number | undefined
  onCreate: () => void
  onEdit: (outline: Outline) => void
  onDelete: (outline: Outline) => void
}

export function OutlinesTable({ outlines, table, restoreFocusTo, onCreate, onEdit, onDelete }: OutlinesTableProps) {
  const { t } = useLingui()
  const columns: Column<Outline>[] = [
    textColumn('title', t`Title`, ({ title }) => title, { isRowHeader: true }),
    longTextColumn('description', t`Description`, ({ description }) => description, {
      about: ({ title }) => title,
      priority: 'subtitle',
    }),
    actionsColumn(t`Actions`, (outline) => [
      createEditAction(outline.title, () => onEdit(outline)),
      createDeleteAction(outline.title, () => onDelete(outline)),
    ]),
  ]
  return (
    <DataTable
      {...table}
      label={t`Outlines`}
      columns={columns}
      rows={outlines}
      getRowId={({ id }) => String(id)}
      restoreFocusTo={restoreFocusTo}
      emptyText={t`No outlines yet. Add the first one.`}
      emptyState={{
        scene: 'courses',
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
