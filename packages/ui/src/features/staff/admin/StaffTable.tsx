import type { StaffMember } from '@maktab/contract/schema'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '#components/Button/Button.tsx'
import type { Column, RowAction, TableStateProps } from '#components/DataTable/Column.ts'
import { DataTable } from '#components/DataTable/DataTable.tsx'
import { actionsColumn, createEditAction } from '#components/DataTable/RowActionButtons.tsx'
import { emailColumn } from '#components/DataTable/columns/personColumns.tsx'
import { nameColumn, textColumn } from '#components/DataTable/columns/textColumns.tsx'
import { statusColumn } from '#components/DataTable/columns/valueColumns.tsx'
import { useStaffLabels } from './useStaffLabels.tsx'

type StaffTableProps = {
  staff: StaffMember[]
  table: TableStateProps | undefined
  /** The person whose form was opened last, who gets the focus back. */
  restoreFocusTo: number | undefined
  onCreate: () => void
  onEdit: (member: StaffMember) => void
  onNewLink: (member: StaffMember) => void
  onBlock: (member: StaffMember) => void
  onUnblock: (member: StaffMember) => void
  onRemove: (member: StaffMember) => void
}

/** The office’s administrators; the current user is marked. */
export function StaffTable({ staff, table, restoreFocusTo, onCreate, onEdit, onNewLink, ...actions }: StaffTableProps) {
  const { t } = useLingui()
  const { parts, states, getState, renderState, formatSignIn, zoneName } = useStaffLabels()
  const getActions = (member: StaffMember): RowAction[] => {
    const { name, status, isYou } = member
    const inMenu = (
      id: string,
      label: string,
      accessibleName: string,
      onPress: (one: StaffMember) => void,
    ): RowAction => ({
      id,
      label,
      name: accessibleName,
      onPress: () => onPress(member),
      isInMenu: true,
    })
    const { onBlock, onUnblock, onRemove } = actions
    const block = { ...inMenu('block', t`Block`, t`Block ${name}`, onBlock), isDanger: true }
    const unblock = inMenu('unblock', t`Unblock`, t`Unblock ${name}`, onUnblock)
    return [
      createEditAction(name, () => onEdit(member)),
      ...(status === 'invited' ? [inMenu('link', t`New link`, t`New link for ${name}`, onNewLink)] : []),
      ...(isYou ? [] : [status === 'blocked' ? unblock : block]),
      { ...inMenu('remove', t`Remove`, t`Remove ${name}`, onRemove), isDanger: true },
    ]
  }
  const columns: Column<StaffMember>[] = [
    nameColumn(t`Name`, ({ name }) => name, {
      subtitle: ({ isYou }) => isYou && t({ message: 'You', context: 'staff' }),
    }),
    emailColumn(t`Email`, ({ email }) => email),
    textColumn('part', t({ message: 'Access', context: 'staff' }), ({ part }) => parts[part], {
      priority: 'subtitle',
      nowrap: true,
    }),
    {
      id: 'lastSignIn',
      header: t`Last sign-in`,
      headerNote: zoneName,
      minWidth: 9.5,
      nowrap: true,
      isSecondary: true,
      cell: ({ lastSignIn }) => (lastSignIn === null ? t`Not in the last 90 days` : formatSignIn(lastSignIn)),
      sortValue: ({ lastSignIn }) => lastSignIn,
      csvValue: ({ lastSignIn }) => lastSignIn ?? '',
    },
    statusColumn(t`Status`, renderState, (member) => states[getState(member)]),
    actionsColumn(t`Actions`, getActions),
  ]
  return (
    <DataTable
      {...table}
      label={t`Staff`}
      columns={columns}
      rows={staff}
      getRowId={({ id }) => String(id)}
      restoreFocusTo={restoreFocusTo}
      emptyText={t`Nobody is listed.`}
      emptyState={{
        scene: 'people',
        children: t`Invite the people who run the office with you.`,
        action: (
          <Button variant="primary" onPress={onCreate}>
            <Trans>Invite</Trans>
          </Button>
        ),
      }}
    />
  )
}
