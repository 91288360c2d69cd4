import { EventView } from '@maktab/ui/screens/admin/EventsScreen/EventView'
import { admin } from '#addresses/admin.ts'
import { useEventActions } from '#data/eventActions.ts'
import { useEvents } from '#data/events.ts'
import { useNavigateTo } from '#navigation/useNavigateTo.ts'

/** The form of an event, which comes without the list of all. */
export function EventContainer({ open }: { open: 'new' | number }) {
  const { go } = useNavigateTo(admin.events)
  const { saveEvent } = useEventActions()
  return <EventView events={useEvents()} open={open} onSaveEvent={saveEvent} onClose={() => go({})} />
}
