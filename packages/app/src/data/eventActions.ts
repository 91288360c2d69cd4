import { unwrap } from '@maktab/client/unwrap'
import type { EventDraft } from '@maktab/ui/screens/admin/EventsScreen/event.schema'
import { client } from './client.ts'
import { useAttempt } from './useAttempt.ts'

/** Another price changes what its members owe. */
const touched = [['events'], ['eventMembers'], ['eventBilling']]

/** What can be done with events; the list is read again before an action counts as done. */
export function useEventActions() {
  const attempt = useAttempt(touched)
  return {
    saveEvent: (body: EventDraft) => attempt(() => unwrap(client.POST('/event/create-event', { body }))),
    deleteEvent: (id: number) =>
      attempt(() => unwrap(client.DELETE('/event/delete/{id}', { params: { path: { id } } })), { hasPayload: false }),
  }
}
