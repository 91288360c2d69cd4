import { EventsScreen } from '@maktab/ui/screens/admin/EventsScreen/EventsScreen'
import { useEventActions } from '../../data/eventActions.ts'
import { useEvents } from '../../data/events.ts'
import { useNow } from '../../data/useNow.ts'
import { useAddressParts } from '../../navigation/useAddressParts.ts'
import { useTableInAddress } from '../../navigation/useTableInAddress.ts'
import { paths } from '../../paths.ts'

/** All events; `?event=new` or `?event=<id>` is their form. */
export function EventsContainer() {
  const { idOf, textOf, change } = useAddressParts()
  const { saveEvent, deleteEvent } = useEventActions()
  return (
    <EventsScreen
      events={useEvents()}
      open={textOf('event') === 'new' ? 'new' : idOf('event')}
      onOpen={(event) => change({ event })}
      getMembersHref={paths.eventMembers}
      now={useNow()}
      table={useTableInAddress()}
      onSaveEvent={saveEvent}
      onDeleteEvent={deleteEvent}
    />
  )
}
