import type { Policy } from '@maktab/contract/schema'
import { Trans, useLingui } from '@lingui/react/macro'
import { Bdi } from '#components/Bdi/Bdi.tsx'
import { Button } from '#components/Button/Button.tsx'
import { DeleteDialog, type DeleteRecordProps } from '#components/ConfirmDialog/ConfirmDialog.tsx'
import type { Column } from '#components/DataTable/Column.ts'
import { longTextColumn, textColumn } from '#components/DataTable/columns/textColumns.tsx'
import { DataTable } from '#components/DataTable/DataTable.tsx'
import { actionsColumn, createDeleteAction, createEditAction } from '#components/DataTable/RowActionButtons.tsx'
import { TableLoading } from '#components/Skeleton/Skeleton.tsx'
import { type ListPageProps, type ListProps, ListScreen } from '#layouts/Page/ListScreen.tsx'
import type { Remote } from '#remote.ts'
import type { SubmitResult } from '#submitResult.ts'

export function DeletePolicyDialog(dialog: DeleteRecordProps<Policy>) {
  const { t } = useLingui()
  return (
    <DeleteDialog {...dialog} title={t`Delete policy?`}>
      {({ title }) => (
        <Trans>
          This deletes{' '}
          <strong>
            <Bdi>{title}</Bdi>
          </strong>
          , and students won’t see it anymore. You can’t undo this.
        </Trans>
      )}
    </DeleteDialog>
  )
}

function PoliciesTable({ onCreate, onEdit, onDelete, ...list }: ListProps<Policy>) {
  const { t } = useLingui()
  const columns: Column<Policy>[] = [
    textColumn('title', t`Title`, ({ title }) => title, { isRowHeader: true }),
    longTextColumn('description', t`Description`, ({ description }) => description, {
      about: ({ title }) => title,
      priority: 'subtitle',
    }),
    actionsColumn(t`Actions`, (policy) => [
      createEditAction(policy.title, () => onEdit(policy.id)),
      createDeleteAction(policy.title, () => onDelete(policy)),
    ]),
  ]
  return (
    <DataTable
      {...list}
      label={t`Policies`}
      columns={columns}
      getRowId={({ id }) => String(id)}
      emptyText={t`No policies yet. Create the first one.`}
      emptyState={{
        scene: 'reports',
        children: t`Policies tell students what the school expects.`,
        action: (
          <Button variant="primary" onPress={onCreate}>
            <Trans>Create the first policy</Trans>
          </Button>
        ),
      }}
    />
  )
}

type PoliciesScreenProps = ListPageProps & {
  policies: Remote<Policy[]>
  onDeletePolicy: (id: number) => Promise<SubmitResult>
}

/** 1§2 “Admin Policies”: the table. */
export function PoliciesScreen({ policies, onDeletePolicy, ...page }: PoliciesScreenProps) {
  const { t } = useLingui()
  return (
    <ListScreen
      {...page}
      title={t`Policies`}
      createLabel={t`Create`}
      records={policies}
      loading={<TableLoading label={t`Loading policies`} rows={5} columns={3} />}
      renderDeleteDialog={(dialog) => <DeletePolicyDialog {...dialog} onDelete={({ id }) => onDeletePolicy(id)} />}
    >
      {(list) => <PoliciesTable {...list} />}
    </ListScreen>
  )
}
