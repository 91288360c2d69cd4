import type { EventMember } from '@maktab/contract/schema'
import { expect, test } from 'vitest'
import { getMemberKind, sortMembers } from './memberKinds.ts'

const statuses = ['not_required', 'paid', 'rejected', 'pending'] as const
const members = statuses.flatMap((status, at) =>
  [true, false].map((isMember, second): EventMember => ({
    id: at * 2 + second,
    student: { id: at, std_id: null, name: status },
    payment_status: status,
    is_member: isMember,
  })),
)

// proves X56
test('who waits stands first, who is out of the event last', () => {
  expect(sortMembers(members).map((member) => `${getMemberKind(member)} ${member.payment_status}`)).toEqual([
    'pending pending',
    'pending pending',
    'paid paid',
    'not_required not_required',
    'rejected rejected',
    'rejected rejected',
    'out not_required',
    'out paid',
  ])
})
