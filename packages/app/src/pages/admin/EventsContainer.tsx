import { EventsScreen } from '@maktab/ui/screens/admin/EventsScreen/EventsScreen'
import { admin } from '#addresses/admin.ts'
import { useEventActions } from '#data/eventActions.ts'
import { useEvents } from '#data/events.ts'
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
