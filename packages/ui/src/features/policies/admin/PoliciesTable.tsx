import type { Policy } from '@maktab/contract/schema'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '#components/Button/Button.tsx'
import type { Column, TableStateProps } from '#components/DataTable/Column.ts'
import { actionsColumn, createDeleteAction, createEditAction } from '#components/DataTable/rowActions.ts'
import { longTextColumn, textColumn } from '#components/DataTable/columns/textColumns.tsx'
import { DataTable } from '#components/DataTable/DataTable.tsx'

type PoliciesTableProps = {
  policies: Policy[]
  table: TableStateProps | undefined
  /** The policy that was open last: the focus comes back to it. */
  restoreFocusTo: number | undefined
  onCreate: () => void
  onEdit: (policy: Policy) => void
  onDelete: (policy: Policy) => void
}

export function PoliciesTable({ policies, table, restoreFocusTo, onCreate, onEdit, onDelete }: PoliciesTableProps) {
  const { t } = useLingui()
  const columns: Column<Policy>[] = [
    textColumn('title', t`Title`, ({ title }) => title, { isRowHeader: true }),
    longTextColumn('description', t`Description`, ({ description }) => description, {
      about: ({ title }) => title,
      priority: 'subtitle',
    }),
    actionsColumn(t`Actions`, (policy) => [
      createEditAction(policy.title, () => onEdit(policy)),
      createDeleteAction(policy.title, () => onDelete(policy)),
    ]),
  ]
  return (
    <DataTable
      {...table}
      label={t`Policies`}
      columns={columns}
      rows={policies}
      getRowId={({ id }) => String(id)}
      restoreFocusTo={restoreFocusTo}
      emptyText={t`No policies yet. Create the first one.`}
      emptyState={{
        scene: 'reports',
        children: t`Students read here what the school expects of everybody.`,
        action: (
          <Button variant="primary" onPress={onCreate}>
            <Trans>Create the first policy</Trans>
          </Button>
        ),
      }}
    />
  )
}
