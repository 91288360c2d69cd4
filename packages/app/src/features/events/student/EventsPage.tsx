import { student } from '#addresses/student.ts'
import { lazyPage } from '#navigation/lazyPage.tsx'
import { createViewPage, type ViewProps } from '#navigation/createViewPage.tsx'
import { getListOrEmpty, mergeStaleState } from '@maktab/ui/remote'
import { EventsScreen } from '@maktab/ui/features/events/student/EventsScreen'
import { useOwnDiscounts } from '#features/discounts/discountQueryHooks.ts'
import { useStudentEvents, toggleMembership } from '../eventQueryHooks.ts'
import type { StudentEvent } from '@maktab/contract/schema'
import { type SubmitResult, handled } from '@maktab/ui/submitResult'
import { useMutation, useMutationState, useQueryClient } from '@tanstack/react-query'
import { fetchFresh, queryOptionsFor } from '#api/queryOptionsFor.ts'
import { useApiMutation } from '#api/useApiMutation.ts'

const mutationKey = ['eventMembership']

/**
 * Joining and leaving toggle with a GET (decision 17): only on press, one at a time per event, without retries. The list
 * is refetched before another press. If it is outdated, it is refetched before anything is sent, because a toggle could
 * undo the intended state.
 */
function useOwnEventMembership() {
  const mutate = useApiMutation()
  const queryClient = useQueryClient()
  const isAlreadyDone = async ({ eventID, is_member: wasMember }: StudentEvent) => {
    if (queryClient.getQueryState(queryOptionsFor('listStudentEvents').queryKey)?.status !== 'error') return false
    const { events } = await fetchFresh(queryClient, 'listStudentEvents')
    return events.some((entry) => entry.eventID === eventID && entry.is_member !== wasMember)
  }
  const { mutateAsync } = useMutation({
    mutationKey,
    retry: false,
    // Otherwise a paused mutation would be sent later, when the user no longer expects it.
    networkMode: 'always',
    mutationFn: (entry: StudentEvent) =>
      mutate('toggleEventMembership', async () => {
        const { eventID, studentID, is_member: isMember } = entry
        if (await isAlreadyDone(entry)) return undefined
        return toggleMembership(eventID, studentID, isMember ? 'leave' : 'join')
      }),
  })
  const isBusy = (eventId: number) =>
    queryClient.isMutating({
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

function EventsContainer({ view }: ViewProps<typeof student.events, 'list'>) {
  const { busyIds, toggle } = useOwnEventMembership()
  const discounts = useOwnDiscounts()
  return (
    <EventsScreen
      events={mergeStaleState(useStudentEvents(), discounts)}
      discounts={getListOrEmpty(discounts)}
      host={window.location.host}
      busyIds={busyIds}
      restoreFocusTo={view.previousRecord?.pay}
      getPayHref={(pay) => student.events.href({ pay })}
      onToggle={toggle}
    />
  )
}

/** `/student/event` (2§2): the events, or the payment of one. */
export const EventsPage = createViewPage(student.events, {
  payment: lazyPage(() => import('#features/payments/student/EventPaymentContainer.tsx'), 'EventPaymentContainer'),
  list: EventsContainer,
})
