import { Trans, useLingui } from '@lingui/react/macro'
import { Bdi } from '#components/Bdi/Bdi.tsx'
import { ConfirmDialog } from '#components/ConfirmDialog/ConfirmDialog.tsx'
import type { EventMember as Member, EventMember } from '@maktab/contract/schema'
import { use, useMemo, useRef, useState } from 'react'
import { OfficeAccessContext } from '#providers/OfficeAccessContext.ts'
import type { Column, TableStateProps } from '#components/DataTable/Column.ts'
import { actionsColumn } from '#components/DataTable/RowActionButtons.tsx'
import { codeColumn, nameColumn } from '#components/DataTable/columns/textColumns.tsx'
import { statusColumn } from '#components/DataTable/columns/valueColumns.tsx'
import { DataTable } from '#components/DataTable/DataTable.tsx'
import { StatusBadge } from '#components/StatusBadge/StatusBadge.tsx'
import { getPersonCode } from '#lib/people/personLabels.ts'
import { getMemberKind, sortMembers } from './eventTimesAndMembers.ts'

type RemoveMemberDialogProps = {
  isOpen: boolean
  name: string
  isPending: boolean
  onConfirm: () => void
  onCancel: () => void
}

export function RemoveMemberDialog({ name, ...dialog }: RemoveMemberDialogProps) {
  const { t } = useLingui()
  return (
    <ConfirmDialog
      {...dialog}
      title={t`Remove student from event?`}
      confirmLabel={t({ message: 'Leave', context: 'another' })}
      tone="danger"
    >
      <Trans>
        <strong>
          <Bdi>{name}</Bdi>
        </strong>{' '}
        will be removed from this event. They can join again.
      </Trans>
    </ConfirmDialog>
  )
}

type EventMembersTableProps = {
  members: Member[]
  table: TableStateProps | undefined
  getBillingHref: (studentId: number) => string
  onToggle: (studentId: number, wants: 'join' | 'leave') => Promise<void>
  /** Undefined if the backend can’t record payments (decision 16). */
  onRecord: ((student: { id: number; name: string }) => void) | undefined
}

export function EventMembersTable({ members, table, getBillingHref, onToggle, onRecord }: EventMembersTableProps) {
  const { t } = useLingui()
  const access = use(OfficeAccessContext)
  const membership = useMembershipToggle(onToggle)
  const { pressedMember } = membership
  const sortedMembers = useMemo(() => sortMembers(members), [members])
  const statusLabels = { pending: t`Pending`, paid: t`Paid`, rejected: t`Rejected`, not_required: t`Not required` }
  const kinds = {
    pending: t`To review`,
    paid: t`Paid`,
    not_required: t`Free`,
    rejected: t`Rejected`,
    out: t`Not joined`,
  }
  const statusOf = ({ payment_status: status }: Member) => statusLabels[status] ?? status
  const membershipLabel = ({ is_member: isMember }: Member) => (isMember ? t`Yes` : t`No`)
  const billing = ({ student }: Member) => ({
    id: 'billing',
    label: t`See billing details`,
    name: t`See billing details: ${student.name}`,
    href: getBillingHref(student.id),
  })
  const recordAction = ({ student, payment_status: status }: Member) =>
    onRecord && (status === 'pending' || status === 'rejected')
      ? [
          {
            id: 'record',
            label: t`Record payment`,
            name: t`Record payment of ${student.name}`,
            onPress: () => onRecord(student),
            isInMenu: true,
          },
        ]
      : []
  const membershipAction = (member: Member) => ({
    id: 'membership',
    label: member.is_member ? t({ message: 'Leave', context: 'another' }) : t({ message: 'Join', context: 'another' }),
    name: member.is_member ? t`Leave: ${member.student.name}` : t`Join: ${member.student.name}`,
    onPress: () => membership.press(member),
    isPending: membership.isPending(member),
  })
  const columns: Column<Member>[] = [
    codeColumn('code', t`Student ID`, ({ student }) => getPersonCode(student, ''), { missing: t`N/A` }),
    nameColumn(t`Name`, ({ student }) => student.name),
    statusColumn(
      t`Payment Status`,
      ({ payment_status: status }) => <StatusBadge kind="payment" status={status} />,
      statusOf,
    ),
    {
      id: 'member',
      header: t`Is Member`,
      cell: membershipLabel,
      sortValue: membershipLabel,
      csvValue: membershipLabel,
    },
    actionsColumn(
      t`Actions`,
      (member) => [
        ...(member.payment_status === 'not_required' || !access.payments ? [] : [billing(member)]),
        ...recordAction(member),
        ...(access.teaching ? [membershipAction(member)] : []),
      ],
      { minWidth: 14, minWidthRoomy: 16.5 },
    ),
  ]
  return (
    <>
      <DataTable
        {...table}
        label={t`Event members`}
        columns={columns}
        rows={sortedMembers}
        getRowId={({ id }) => String(id)}
        emptyText={t`No members found.`}
        emptyState={{
          scene: 'people',
          children: t`No one has joined yet. Students can find this event under Events.`,
        }}
        statusTabs={{ label: t`Status`, getStatus: getMemberKind, labels: kinds }}
      />
      {pressedMember && (
        <RemoveMemberDialog
          isOpen={membership.isDialogOpen}
          name={pressedMember.student.name}
          isPending={membership.isPending(pressedMember)}
          onConfirm={() => void membership.confirm(pressedMember)}
          onCancel={membership.cancel}
        />
      )}
    </>
  )
}

/** Settles once the membership has been refetched. */
type Toggle = (studentId: number, wants: 'join' | 'leave') => Promise<void>

/**
 * Adds students to an event or removes them. One call toggles both ways, so a repeated call would undo the first
 * (decision 59): a student is locked from the click until the list has been refetched. Removing asks first, and the
 * dialog closes even after a failure, because only the refetched list shows what to ask next.
 */
function useMembershipToggle(onToggle: Toggle) {
  // A second click may come before the button renders as disabled.
  const sending = useRef(new Set<number>())
  const [pending, setPending] = useState<readonly number[]>([])
  const [pressedMember, setPressedMember] = useState<EventMember>()
  const [isDialogOpen, setIsDialogOpen] = useState(false)

  const toggle = async ({ student: { id }, is_member: isMember }: EventMember) => {
    if (sending.current.has(id)) return
    sending.current.add(id)
    setPending([...sending.current])
    try {
      await onToggle(id, isMember ? 'leave' : 'join')
    } finally {
      sending.current.delete(id)
      setPending([...sending.current])
      setIsDialogOpen(false)
    }
  }
  const press = (member: EventMember) => {
    setPressedMember(member)
    if (member.is_member) setIsDialogOpen(true)
    else void toggle(member)
  }
  const isPending = ({ student }: EventMember) => pending.includes(student.id)
  return { press, isPending, pressedMember, isDialogOpen, confirm: toggle, cancel: () => setIsDialogOpen(false) }
}
