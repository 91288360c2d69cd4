import { useApiQuery, useRemote } from '#api/useApiQuery.ts'
import { useApiMutation } from '#api/useApiMutation.ts'
import type { PaymentDecisionStatus } from '@maktab/ui/features/events/admin/paymentStatus.schema'
import { useQuery, useQueryClient, useQueries } from '@tanstack/react-query'
import { queryOptionsFor, fetchFresh } from '#api/queryOptionsFor.ts'
import { api } from '#api/api.ts'
import type { EventMember } from '@maktab/contract/schema'
import { type Remote, getListOrEmpty, mapRemote, mergeStaleState } from '@maktab/ui/remote'
import type { StudentMembership } from '@maktab/ui/features/students/admin/StudentRelatedLists'
import { getToastMessages } from '#api/toastMessages.ts'
import { useCombinedRemote } from '#api/useCombinedRemote.ts'

export function useEvents(isNeeded = true) {
  return useApiQuery('listEvents', { select: ({ event }) => event, enabled: isNeeded })
}

export const eventBillingQueryOptions = (eventId: number, studentId: number) =>
  queryOptionsFor('getEventBilling', { params: { studentId, eventId }, notFoundValue: { billingDetails: null } })

/** A student’s payment for an event; null if there is no record. */
export function useEventBilling(eventId: number, studentId: number) {
  const options = eventBillingQueryOptions(eventId, studentId)
  return useRemote(useQuery({ ...options, select: ({ billingDetails }) => billingDetails }))
}

/** Prefetches a student’s payment. */
export function usePrefetchEventBilling(eventId: number, studentId: number | undefined): void {
  useQuery({ ...eventBillingQueryOptions(eventId, studentId ?? 0), enabled: studentId !== undefined })
}

/** Decides on a payment in the version that was shown. */
export function useDecideEventPayment(eventId: number) {
  const mutate = useApiMutation()
  const queryClient = useQueryClient()
  return async (studentID: number, paymentStatus: PaymentDecisionStatus, reason?: string) => {
    const seenVersion = queryClient.getQueryData(eventBillingQueryOptions(eventId, studentID).queryKey)?.billingDetails
      ?.version
    const options = { ...(seenVersion !== undefined && { version: seenVersion }), ...(reason && { reason }) }
    const body = { studentID, eventID: eventId, paymentStatus, ...options }
    return mutate('updatePaymentStatus', { body }, { scope: { eventId, studentId: studentID } })
  }
}

type MembershipAction = 'join' | 'leave'

/**
 * Joins or leaves an event with a GET that has side effects (decision 17), so it must not be cached. The request says
 * which is intended, so that repeating it changes nothing; a backend that ignores this toggles anyway (decision 59).
 */
export function toggleMembership(eventId: number, studentId: number, wants: MembershipAction) {
  const request = { params: { eventId, studentId }, query: { wants } }
  return api('toggleEventMembership', request, { cache: 'no-store' })
}

/** The members of an event and those who pay for it. */
export function useEventMembers(eventId: number) {
  return useApiQuery('listEventMembers', { params: { eventId }, select: ({ event }) => event })
}

/**
 * Joins or leaves an event (decision 17). The GET toggles, so it must not be prefetched, retried or cached. After an
 * error it is unknown whether it arrived, so the members are refetched before another press. If the list is outdated, it
 * is refetched before anything is sent, because a toggle could undo the intended state.
 */
export function useToggleMembership(eventId: number) {
  const mutate = useApiMutation()
  const queryClient = useQueryClient()
  const request = { params: { eventId } }
  const isAlreadyDone = async (studentId: number, action: MembershipAction) => {
    if (queryClient.getQueryState(queryOptionsFor('listEventMembers', request).queryKey)?.status !== 'error')
      return false
    const { event } = await fetchFresh(queryClient, 'listEventMembers', request)
    return event.some(
      ({ student, is_member: isMember }) => student.id === studentId && isMember === (action === 'join'),
    )
  }
  return (studentId: number, action: MembershipAction) =>
    mutate('toggleEventMembership', async () =>
      (await isAlreadyDone(studentId, action)) ? undefined : toggleMembership(eventId, studentId, action),
    )
}

/** The events with the payment and the membership of the signed-in student. */
export function useStudentEvents(enabled = true) {
  return useApiQuery('listStudentEvents', { enabled, select: ({ events }) => events })
}

/**
 * The events of a student. There is no operation for this, so the members of each event are requested, only while
 * `isNeeded`.
 */
export function useStudentMemberships(studentId: number, isNeeded: boolean): Remote<readonly StudentMembership[]> {
  const events = useEvents(isNeeded)
  const all = getListOrEmpty(events)
  const memberQueries = useQueries({
    queries: all.map(({ id }) => ({
      ...queryOptionsFor('listEventMembers', { params: { eventId: id } }),
      enabled: isNeeded,
    })),
  })
  const members = useCombinedRemote(memberQueries, getToastMessages('listEvents'))
  if (events.state !== 'ready') return events
  const isOwn = ({ student, is_member: isMember, payment_status: status }: EventMember) =>
    student.id === studentId && (isMember || status !== 'not_required')
  const memberships = mapRemote(members, (lists) =>
    all.flatMap((event, at) => {
      const member = lists[at]?.event.find(isOwn)
      return member ? [{ event, member }] : []
    }),
  )
  return mergeStaleState(memberships, events)
}
