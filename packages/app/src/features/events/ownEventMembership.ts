import type { StudentEvent } from '@maktab/contract/schema'
import { type SubmitResult, handled } from '@maktab/ui/submitResult'
import { useMutation, useMutationState, useQueryClient } from '@tanstack/react-query'
import { fetchFresh } from '#api/fetchFresh.ts'
import { queryOptionsFor } from '#api/queryOptionsFor.ts'
import { useApiMutation } from '#api/useApiMutation.ts'
import { toggleMembership } from './toggleMembership.ts'

const mutationKey = ['eventMembership']

/**
 * Joining and leaving, which a GET toggles (decision 17): called by a press only, one at a time for each event, never
 * again by itself. Whatever came of it, the list is read again before the event is free for another press. By an old list
 * nothing is sent before it has been read: where the call only toggles, it would undo what was done.
 */
export function useOwnEventMembership() {
  const act = useApiMutation()
  const queries = useQueryClient()
  const isAsWanted = async ({ eventID, is_member: wasMember }: StudentEvent) => {
    if (queries.getQueryState(queryOptionsFor('listStudentEvents').queryKey)?.status !== 'error') return false
    const { events } = await fetchFresh(queries, 'listStudentEvents')
    return events.some((entry) => entry.eventID === eventID && entry.is_member !== wasMember)
  }
  const { mutateAsync } = useMutation({
    mutationKey,
    retry: false,
    // Kept back for a better line, it would go out when nobody expects it any more.
    networkMode: 'always',
    mutationFn: (entry: StudentEvent) =>
      act('toggleEventMembership', async () => {
        const { eventID, studentID, is_member: isMember } = entry
        if (await isAsWanted(entry)) return undefined
        return toggleMembership(eventID, studentID, isMember ? 'leave' : 'join')
      }),
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
    toggle: async (entry: StudentEvent): Promise<SubmitResult> =>
      isBusy(entry.eventID) ? handled : mutateAsync(entry),
  }
}
