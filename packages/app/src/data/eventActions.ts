import { unwrap } from '@maktab/client/unwrap'
import type { EventDraft } from '@maktab/ui/screens/admin/EventsScreen/event.schema'
import { useQueryClient } from '@tanstack/react-query'
import { client } from './client.ts'
import { useAttempt } from './useAttempt.ts'

/** What can be done with events; the list is read again before an action counts as done. */
export function useEventActions() {
  const attempt = useAttempt()
  const queries = useQueryClient()
  const reload = async () => {
    // Another price changes what its members owe.
    void queries.invalidateQueries({ queryKey: ['eventMembers'] })
    void queries.invalidateQueries({ queryKey: ['eventBilling'] })
    await queries.invalidateQueries({ queryKey: ['events'] })
  }
  return {
    saveEvent: (body: EventDraft) =>
      attempt(async () => {
        const answer = await unwrap(client.POST('/event/create-event', { body }))
        await reload()
        return answer
      }),
    deleteEvent: (id: number) =>
      attempt(
        async () => {
          const answer = await unwrap(client.DELETE('/event/delete/{id}', { params: { path: { id } } }))
          await reload()
          return answer
        },
        { hasPayload: false },
      ),
  }
}
