import type { EventDraft } from '@maktab/ui/features/events/admin/event.schema'
import { useApiMutation } from '#api/useApiMutation.ts'

/** What can be done with events. */
export function useEventActions() {
  const act = useApiMutation()
  return {
    saveEvent: (body: EventDraft) => act('saveEvent', { body }),
    deleteEvent: (id: number) => act('deleteEvent', { params: { id } }),
  }
}
