import type { EventMember as Member } from '@maktab/contract/schema'
import { Trans, useLingui } from '@lingui/react/macro'
import type { Column, KeptTable } from '#components/DataTable/Column.ts'
import { actionsColumn } from '#components/DataTable/columns/actionsColumn.tsx'
import { textColumn } from '#components/DataTable/columns/textColumn.tsx'
import { DataTable } from '#components/DataTable/DataTable.tsx'
import { LinkButton } from '#components/LinkButton/LinkButton.tsx'
import { StatusBadge } from '#components/StatusBadge/StatusBadge.tsx'
import { codeOf } from '#model/personLabel.ts'
import { MembershipButton } from './MembershipButton.tsx'

type EventMembersTableProps = {
  members: Member[]
  table: KeptTable | undefined
  getBillingHref: (studentId: number) => string
  onToggle: (studentId: number, wants: 'join' | 'leave') => Promise<void>
}

export function EventMembersTable({ members, table, getBillingHref, onToggle }: EventMembersTableProps) {
  const { t } = useLingui()
  const words = { pending: t`Pending`, paid: t`Paid`, rejected: t`Rejected`, not_required: t`Not required` }
  const statusOf = ({ payment_status: status }: Member) => words[status] ?? status
  const isIn = ({ is_member: isMember }: Member) => (isMember ? t`Yes` : t`No`)
  const columns: Column<Member>[] = [
    textColumn('code', t`Student ID`, ({ student }) => codeOf(student, ''), { missing: t`N/A` }),
    textColumn('name', t`Name`, ({ student }) => student.name, { isRowHeader: true }),
    {
      id: 'status',
      header: t`Payment Status`,
      cell: ({ payment_status: status }) => <StatusBadge kind="payment" status={status} />,
      sortValue: statusOf,
      searchText: statusOf,
    },
    { id: 'member', header: t`Is Member`, cell: isIn, sortValue: isIn, csvValue: isIn },
    actionsColumn(t`Actions`, (member) => (
      <>
        {member.payment_status !== 'not_required' && (
          <LinkButton
            size="sm"
            href={getBillingHref(member.student.id)}
            aria-label={t`See billing details: ${member.student.name}`}
          >
            <Trans>See billing details</Trans>
          </LinkButton>
        )}
        <MembershipButton member={member} onToggle={(wants) => onToggle(member.student.id, wants)} />
      </>
    )),
  ]
  return (
    <DataTable
      {...table}
      label={t`Event members`}
      columns={columns}
      rows={members}
      getRowId={({ id }) => String(id)}
      emptyText={t`No members found.`}
      empty={{
        kind: 'people',
        children: t`Nobody has joined yet. Students find the event under Events.`,
      }}
      segments={{ label: t`Payment Status`, kindOf: ({ payment_status: status }) => status, words }}
    />
  )
}
