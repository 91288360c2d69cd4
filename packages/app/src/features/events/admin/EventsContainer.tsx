import { EventsScreen } from '@maktab/ui/features/events/admin/EventsScreen'
import { admin } from '#addresses/admin.ts'
import { useEventActions } from '#features/events/eventActions.ts'
import { useEvents } from '#features/events/events.ts'
import { useNavigateTo } from '#navigation/useNavigateTo.ts'
import { useTableSearchParams } from '#navigation/useTableSearchParams.ts'

export function EventsContainer({ last }: { last: 'new' | number | undefined }) {
  const { go } = useNavigateTo(admin.events)
  const { deleteEvent } = useEventActions()
  return (
    <EventsScreen
      events={useEvents()}
      restoreFocusTo={last}
      onOpen={(event) => go({ event })}
      getMembersHref={(members) => admin.events.href({ members })}
      table={useTableSearchParams()}
      onDeleteEvent={deleteEvent}
    />
  )
}
