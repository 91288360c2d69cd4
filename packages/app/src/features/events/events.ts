import { useApiQuery, useRemote } from '#api/useApiQuery.ts'
import type { EventDraft } from '@maktab/ui/features/events/admin/event.schema'
import { useApiMutation } from '#api/useApiMutation.ts'
import type { PaymentDecisionStatus } from '@maktab/ui/features/events/admin/paymentStatus.schema'
import { useQuery, useQueryClient, useQueries } from '@tanstack/react-query'
import { queryOptionsFor, fetchFresh } from '#api/queryOptionsFor.ts'
import { api } from '#api/api.ts'
import type { EventMember } from '@maktab/contract/schema'
import { type Remote, failed, loading, ready, mergeStaleState } from '@maktab/ui/remote'
import type { StudentMembership } from '@maktab/ui/features/students/admin/StudentLists'
import { messagesOf } from '#api/toastMessages.ts'
import { useErrorMessage } from '#api/errors.ts'

export function useEvents(isNeeded = true) {
  return useApiQuery('listEvents', { select: ({ event }) => event, enabled: isNeeded })
}

/** What can be done with events. */
export function useEventActions() {
  const act = useApiMutation()
  return {
    saveEvent: (body: EventDraft) => act('saveEvent', { body }),
    deleteEvent: (id: number) => act('deleteEvent', { params: { id } }),
  }
}

export const eventBillingQueryOptions = (eventId: number, studentId: number) =>
  queryOptionsFor('getEventBilling', { params: { studentId, eventId }, notFoundValue: { billingDetails: null } })

/** What a student paid for an event; null where there is no record, however the server says so. */
export function useEventBilling(eventId: number, studentId: number) {
  const options = eventBillingQueryOptions(eventId, studentId)
  return useRemote(useQuery({ ...options, select: ({ billingDetails }) => billingDetails }))
}

/** Has somebody’s billing ready before it is looked at. */
export function usePrefetchEventBilling(eventId: number, studentId: number | undefined): void {
  useQuery({ ...eventBillingQueryOptions(eventId, studentId ?? 0), enabled: studentId !== undefined })
}

/** Decides a payment as it was seen. */
export function useDecideEventPayment(eventId: number) {
  const act = useApiMutation()
  const queries = useQueryClient()
  return async (studentID: number, paymentStatus: PaymentDecisionStatus, reason?: string) => {
    const seen = queries.getQueryData(eventBillingQueryOptions(eventId, studentID).queryKey)?.billingDetails?.version
    const said = { ...(seen !== undefined && { version: seen }), ...(reason && { reason }) }
    const body = { studentID, eventID: eventId, paymentStatus, ...said }
    return act('updatePaymentStatus', { body }, { scope: { eventId, studentId: studentID } })
  }
}

type MembershipAction = 'join' | 'leave'

/**
 * Joins or leaves an event: a GET that changes things (decision 17), so no cache may answer it. It says what is wanted,
 * so that made twice it changes nothing more; a backend that doesn't know that word toggles all the same (decision 59).
 */
export function toggleMembership(eventId: number, studentId: number, wants: MembershipAction) {
  const given = { params: { eventId, studentId }, query: { wants } }
  return api('toggleEventMembership', given, { cache: 'no-store' })
}

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

/** The events, with the payment and the membership of the student who is signed in. */
export function useStudentEvents(enabled = true) {
  return useApiQuery('listStudentEvents', { enabled, select: ({ events }) => events })
}

/**
 * The events that a student is in or pays for. No call tells them to an administrator, so that each event is asked for its
 * members, while they are `isNeeded`.
 */
export function useStudentMemberships(studentId: number, isNeeded: boolean): Remote<readonly StudentMembership[]> {
  const words = useErrorMessage()
  const events = useEvents(isNeeded)
  const all = events.state === 'ready' ? events.data : []
  const asked = useQueries({
    queries: all.map(({ id }) => ({
      ...queryOptionsFor('listEventMembers', { params: { eventId: id } }),
      enabled: isNeeded,
    })),
  })
  if (events.state !== 'ready') return events
  const retry = () => asked.filter(({ error }) => error !== null).forEach(({ refetch }) => void refetch())
  if (asked.some(({ data, error, isFetching }) => data === undefined && (error === null || isFetching))) return loading
  const broken = asked.find(({ data }) => data === undefined)
  if (broken?.error) return failed(words(broken.error, messagesOf('listEvents')), retry)
  const isOwn = ({ student, is_member: isMember, payment_status: status }: StudentMembership['member']) =>
    student.id === studentId && (isMember || status !== 'not_required')
  const memberships = all.flatMap((event, at) => {
    const member = asked[at]?.data?.event.find(isOwn)
    return member ? [{ event, member }] : []
  })
  const isInDoubt = asked.some(({ error }) => error !== null)
  const isTrying = asked.some(({ isFetching }) => isFetching)
  return mergeStaleState(ready(memberships, isInDoubt ? { isRefetching: isTrying, retry } : undefined), events)
}
