import type { EventMember } from '@maktab/contract/schema'

/** What is to be done about somebody stands first, whoever is out of the event last. */
const kinds = ['pending', 'paid', 'not_required', 'rejected', 'out'] as const

type MemberKind = (typeof kinds)[number]

/** Whose payment waits or was rejected, whether or not they are in; else who is in, by how, and who isn’t. */
export function getMemberKind({ payment_status: status, is_member: isMember }: EventMember): MemberKind {
  if (status === 'pending' || status === 'rejected' || isMember) return status
  return 'out'
}

export function sortMembers(members: readonly EventMember[]): EventMember[] {
  const placeOf = (member: EventMember) => kinds.indexOf(getMemberKind(member))
  return members.toSorted((one, other) => placeOf(one) - placeOf(other))
}
