import type { EventMember } from '@maktab/contract/schema'
import { useQueryClient } from '@tanstack/react-query'
import { fetchFresh } from '#api/fetchFresh.ts'
import { queryOptionsFor } from '#api/queryOptionsFor.ts'
import { useApiMutation } from '#api/useApiMutation.ts'
import { useApiQuery } from '#api/useApiQuery.ts'
import { type MembershipAction, toggleMembership } from './toggleMembership.ts'

/** Who is in an event or pays for it. */
export function useEventMembers(eventId: number) {
  return useApiQuery('listEventMembers', { params: { eventId }, select: ({ event }) => event })
}

/** Whose payment waits next after a member’s, in the order of the list. */
export function findNextPendingStudent(members: readonly EventMember[], studentId: number): number | undefined {
  const at = members.findIndex(({ student }) => student.id === studentId)
  return members.slice(at + 1).find(({ payment_status: status }) => status === 'pending')?.student.id
}

/**
 * Joins or leaves (decision 17). The call is a GET that undoes itself when it is made twice, so it is no query: nothing
 * fetches it ahead, again or from a cache. Whether it failed on the way there or on the way back nobody knows; the
 * members are read again either way before anybody may press once more. By an old list nothing is sent before it has been
 * read: where the call only toggles, it would undo what somebody has done.
 */
export function useToggleMembership(eventId: number) {
  const act = useApiMutation()
  const queries = useQueryClient()
  const reading = { params: { eventId } }
  const isAsWanted = async (studentId: number, wants: MembershipAction) => {
    if (queries.getQueryState(queryOptionsFor('listEventMembers', reading).queryKey)?.status !== 'error') return false
    const { event } = await fetchFresh(queries, 'listEventMembers', reading)
    return event.some(({ student, is_member: isMember }) => student.id === studentId && isMember === (wants === 'join'))
  }
  return (studentId: number, wants: MembershipAction) =>
    act('toggleEventMembership', async () =>
      (await isAsWanted(studentId, wants)) ? undefined : toggleMembership(eventId, studentId, wants),
    )
}
