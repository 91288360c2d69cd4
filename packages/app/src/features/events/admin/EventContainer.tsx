import { EventView } from '@maktab/ui/features/events/admin/EventForm'
import { admin } from '#addresses/admin.ts'
import { useEventActions, useEvents } from '../events.ts'
import { useNavigateTo } from '#navigation/views.ts'

export function EventContainer({ open }: { open: 'new' | number }) {
  const { go } = useNavigateTo(admin.events)
  const { saveEvent } = useEventActions()
  return <EventView events={useEvents()} open={open} onSaveEvent={saveEvent} onClose={() => go({})} />
}
