import type { components } from '@maktab/contract/schema'
import { unwrap } from '@maktab/client/unwrap'
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { client } from './client.ts'
import type { WantedMembership } from './toggleMembership.ts'
import { toggleMembership } from './toggleMembership.ts'
import { useAttempt } from './useAttempt.ts'
import { useRemote } from './useRemote.ts'

const queryKey = ['eventMembers']

const membersOptions = (eventId: number) =>
  queryOptions({
    queryKey: [...queryKey, eventId],
    queryFn: ({ signal }) =>
      unwrap(client.GET('/event/get-event-members/{eventId}', { params: { path: { eventId } }, signal })),
  })

/** Who is in an event or pays for it. */
export function useEventMembers(eventId: number) {
  return useRemote(useQuery({ ...membersOptions(eventId), select: ({ event }) => event }))
}

/** Whose payment waits next after a member’s, in the order of the list. */
export function nextPending(
  members: readonly components['schemas']['EventMember'][],
  studentId: number,
): number | undefined {
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
  const attempt = useAttempt()
  const queries = useQueryClient()
  const options = membersOptions(eventId)
  const isAsWanted = async (studentId: number, wants: WantedMembership) => {
    if (queries.getQueryState(options.queryKey)?.status !== 'error') return false
    const { event } = await queries.fetchQuery({ ...options, staleTime: 0 })
    return event.some(({ student, is_member: isMember }) => student.id === studentId && isMember === (wants === 'join'))
  }
  return async (studentId: number, wants: WantedMembership) => {
    const send = async () => ((await isAsWanted(studentId, wants)) ? {} : toggleMembership(eventId, studentId, wants))
    const refusal = await attempt(send, { hasPayload: false })
    await queries.invalidateQueries({ queryKey: options.queryKey })
    return refusal
  }
}
