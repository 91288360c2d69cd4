import type { components } from '@maktab/contract/schema'
import { Trans, useLingui } from '@lingui/react/macro'
import { Bdi } from '../../../components/Bdi/Bdi.tsx'
import { Button } from '../../../components/Button/Button.tsx'
import type { Column, KeptTable } from '../../../components/DataTable/Column.ts'
import { DataTable } from '../../../components/DataTable/DataTable.tsx'
import { RowActions } from '../../../components/DataTable/RowActions.ts'
import { Words } from './PoliciesScreen.styles.ts'

type Policy = components['schemas']['Policy']

type PoliciesTableProps = {
  policies: Policy[]
  table: KeptTable | undefined
  /** The policy that was open last: the focus comes back to it. */
  lastId: number | undefined
  onEdit: (policy: Policy) => void
  onDelete: (policy: Policy) => void
}

export function PoliciesTable({ policies, table, lastId, onEdit, onDelete }: PoliciesTableProps) {
  const { t } = useLingui()
  const columns: Column<Policy>[] = [
    {
      id: 'title',
      header: t`Title`,
      isRowHeader: true,
      cell: ({ title }) => <Bdi>{title}</Bdi>,
      sortValue: ({ title }) => title,
      searchText: ({ title }) => title,
    },
    {
      id: 'description',
      header: t`Description`,
      cell: ({ description }) => <Words>{description}</Words>,
      searchText: ({ description }) => description,
    },
    {
      id: 'actions',
      header: t`Actions`,
      isAction: true,
      cell: (policy) => (
        <RowActions>
          <Button
            size="sm"
            autoFocus={policy.id === lastId}
            aria-label={t`Edit ${policy.title}`}
            onPress={() => onEdit(policy)}
          >
            <Trans>Edit</Trans>
          </Button>
          <Button size="sm" variant="quiet" aria-label={t`Delete ${policy.title}`} onPress={() => onDelete(policy)}>
            <Trans>Delete</Trans>
          </Button>
        </RowActions>
      ),
    },
  ]
  return (
    <DataTable
      {...table}
      label={t`Policies`}
      columns={columns}
      rows={policies}
      getRowId={({ id }) => String(id)}
      emptyText={t`No policies yet. Create the first one.`}
    />
  )
}
