import { EventsScreen } from '@maktab/ui/screens/admin/EventsScreen/EventsScreen'
import { admin } from '#addresses/admin.ts'
import { useEventActions } from '#data/eventActions.ts'
import { useEvents } from '#data/events.ts'
import { useMoves } from '#navigation/useMoves.ts'
import { useTableInAddress } from '#navigation/useTableInAddress.ts'

type EventsContainerProps = { open?: 'new' | number; last?: 'new' | number | undefined }

/** All events, and their form. */
export function EventsContainer({ open, last }: EventsContainerProps) {
  const { go } = useMoves(admin.events)
  const { saveEvent, deleteEvent } = useEventActions()
  return (
    <EventsScreen
      events={useEvents()}
      open={open}
      last={last}
      onOpen={(event) => go({ event })}
      getMembersHref={(members) => admin.events.href({ members })}
      table={useTableInAddress()}
      onSaveEvent={saveEvent}
      onDeleteEvent={deleteEvent}
    />
  )
}
