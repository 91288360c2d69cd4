import { EventsScreen } from '@maktab/ui/screens/admin/EventsScreen/EventsScreen'
import { admin } from '#addresses/admin.ts'
import { useEventActions } from '#data/eventActions.ts'
import { useEvents } from '#data/events.ts'
import { useMoves } from '#navigation/useMoves.ts'
import { useTableInAddress } from '#navigation/useTableInAddress.ts'

export function EventsContainer({ last }: { last: 'new' | number | undefined }) {
  const { go } = useMoves(admin.events)
  const { deleteEvent } = useEventActions()
  return (
    <EventsScreen
      events={useEvents()}
      last={last}
      onOpen={(event) => go({ event })}
      getMembersHref={(members) => admin.events.href({ members })}
      table={useTableInAddress()}
      onDeleteEvent={deleteEvent}
    />
  )
}
