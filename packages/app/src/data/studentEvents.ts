import { useLingui } from '@lingui/react/macro'
import { unwrap } from '@maktab/client/unwrap'
import type { components } from '@maktab/contract/schema'
import type { Refusal } from '@maktab/ui/refusal'
import type { EventPaymentDraft } from '@maktab/ui/screens/student/EventPaymentScreen/eventPayment.schema'
import { queryOptions, useMutation, useMutationState, useQuery, useQueryClient } from '@tanstack/react-query'
import { client } from './client.ts'
import { TOLD_ELSEWHERE } from './toldElsewhere.ts'
import { toggleMembership } from './toggleMembership.ts'
import { useAttempt } from './useAttempt.ts'
import { useReceiptSending } from './useReceiptSending.ts'
import { useRemote } from './useRemote.ts'

type StudentEvent = components['schemas']['StudentEvent']

const queryKey = ['studentEvents']
const mutationKey = ['eventMembership']

const eventsOptions = queryOptions({
  queryKey,
  queryFn: ({ signal }) => unwrap(client.GET('/event/get-std-events', { signal })),
})

/** The events, with the payment and the membership of the student who is signed in. */
export function useStudentEvents() {
  const { t } = useLingui()
  return useRemote(useQuery({ ...eventsOptions, select: ({ events }) => events }), {
    refused: t`Error fetching events`,
    unreached: t`Error fetching events`,
  })
}

/**
 * Joining and leaving, which a GET toggles (decision 17): called by a press only, one at a time for each event, never
 * again by itself. Whatever came of it, the list is read again before the event is free for another press. By an old list
 * nothing is sent before it has been read: where the call only toggles, it would undo what was done.
 */
export function useMembership() {
  const attempt = useAttempt()
  const queries = useQueryClient()
  const isAsWanted = async ({ eventID, is_member: wasMember }: StudentEvent) => {
    if (queries.getQueryState(queryKey)?.status !== 'error') return false
    const { events } = await queries.fetchQuery({ ...eventsOptions, staleTime: 0 })
    return events.some((entry) => entry.eventID === eventID && entry.is_member !== wasMember)
  }
  const { mutateAsync } = useMutation({
    mutationKey,
    retry: false,
    // Kept back for a better line, it would go out when nobody expects it any more.
    networkMode: 'always',
    mutationFn: async (entry: StudentEvent) => {
      const { eventID, studentID, is_member: isMember } = entry
      const wants = isMember ? 'leave' : 'join'
      const send = async () => ((await isAsWanted(entry)) ? {} : toggleMembership(eventID, studentID, wants))
      const refusal = await attempt(send, { hasPayload: false })
      await queries.invalidateQueries({ queryKey })
      return refusal
    },
  })
  const isBusy = (eventId: number) =>
    queries.isMutating({
      mutationKey,
      predicate: ({ state }) => (state.variables as StudentEvent).eventID === eventId,
    }) > 0
  return {
    busyIds: useMutationState({
      filters: { mutationKey, status: 'pending' },
      select: ({ state }) => (state.variables as StudentEvent).eventID,
    }),
    toggle: async (entry: StudentEvent): Promise<Refusal | void> =>
      isBusy(entry.eventID) ? TOLD_ELSEWHERE : mutateAsync(entry),
  }
}

/** Pays for an event: it is under review in the list before the payment counts as made. */
export function useEventPayment() {
  const queries = useQueryClient()
  const { send, ...sending } = useReceiptSending()
  const reload = () =>
    Promise.all([queries.invalidateQueries({ queryKey }), queries.invalidateQueries({ queryKey: ['studentBilling'] })])
  return {
    ...sending,
    pay: (body: EventPaymentDraft) =>
      send((line) => unwrap(client.POST('/event/event-payment', { body, ...line })), reload),
  }
}
