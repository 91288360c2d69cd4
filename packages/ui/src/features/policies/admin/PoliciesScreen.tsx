import type { Policy } from '@maktab/contract/schema'
import { Trans, useLingui } from '@lingui/react/macro'
import { Bdi } from '#components/Bdi/Bdi.tsx'
import { DeleteDialog } from '#components/ConfirmDialog/ConfirmDialog.tsx'
import type { SubmitResult } from '#submitResult.ts'
import { Button } from '#components/Button/Button.tsx'
import type { Column, TableStateProps } from '#components/DataTable/Column.ts'
import { actionsColumn, createDeleteAction, createEditAction } from '#components/DataTable/RowActionButtons.tsx'
import { longTextColumn, textColumn } from '#components/DataTable/columns/textColumns.tsx'
import { DataTable } from '#components/DataTable/DataTable.tsx'
import { useState } from 'react'
import { RemoteView } from '#components/RemoteView/RemoteView.tsx'
import { LoadingRegion, SkeletonTable } from '#components/Skeleton/Skeleton.tsx'
import { Page, PageHeader } from '#layouts/Page/Page.tsx'
import type { Remote } from '#remote.ts'

type DeletePolicyDialogProps = {
  policy: Policy | undefined
  onDeletePolicy: (id: number) => Promise<SubmitResult>
  onClose: () => void
}

export function DeletePolicyDialog({ policy, onDeletePolicy, onClose }: DeletePolicyDialogProps) {
  const { t } = useLingui()
  return (
    <DeleteDialog
      subject={policy}
      title={t`Delete this policy?`}
      onDelete={({ id }) => onDeletePolicy(id)}
      onClose={onClose}
    >
      {({ title }) => (
        <Trans>
          Students will no longer see{' '}
          <strong>
            <Bdi>{title}</Bdi>
          </strong>
          . This can’t be undone.
        </Trans>
      )}
    </DeleteDialog>
  )
}

type PoliciesTableProps = {
  policies: Policy[]
  table: TableStateProps | undefined
  /** Row that gets the focus after returning to the list. */
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

type PoliciesScreenProps = {
  policies: Remote<Policy[]>
  /** Create button or row that gets the focus after returning to the list. */
  restoreFocusTo: 'new' | number | undefined
  onOpen: (open: 'new' | number) => void
  table?: TableStateProps
  onDeletePolicy: (id: number) => Promise<SubmitResult>
}

/** 1§2 “Admin Policies”: the table. */
export function PoliciesScreen({ policies, restoreFocusTo, onOpen, ...props }: PoliciesScreenProps) {
  const { t } = useLingui()
  const [deleting, setDeleting] = useState<Policy>()
  return (
    <Page>
      <PageHeader
        title={t`Policies`}
        actions={
          <Button variant="primary" autoFocus={restoreFocusTo === 'new'} onPress={() => onOpen('new')}>
            <Trans>Create</Trans>
          </Button>
        }
      />
      <RemoteView remote={policies} loading={<PoliciesLoading />}>
        {(ready) => (
          <PoliciesTable
            policies={ready}
            table={props.table}
            restoreFocusTo={restoreFocusTo === 'new' ? undefined : restoreFocusTo}
            onCreate={() => onOpen('new')}
            onEdit={({ id }) => onOpen(id)}
            onDelete={setDeleting}
          />
        )}
      </RemoteView>
      <DeletePolicyDialog
        policy={deleting}
        onDeletePolicy={props.onDeletePolicy}
        onClose={() => setDeleting(undefined)}
      />
    </Page>
  )
}

function PoliciesLoading() {
  const { t } = useLingui()
  return (
    <LoadingRegion label={t`Loading policies`}>
      <SkeletonTable rows={5} columns={3} />
    </LoadingRegion>
  )
}
