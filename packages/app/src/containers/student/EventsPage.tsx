import { EventsScreen } from '@maktab/ui/screens/student/EventsScreen/EventsScreen'
import { useState } from 'react'
import { useMembership, useStudentEvents } from '../../data/studentEvents.ts'
import { useNow } from '../../data/useNow.ts'
import { useAddressParts } from '../../navigation/useAddressParts.ts'
import { useViewArrival } from '../../navigation/useViewArrival.ts'
import { paths } from '../../paths.ts'
import { EventPaymentContainer } from './EventPaymentContainer.tsx'

/** `/student/event` has two views (2§2): the events, and with `?pay=<event>` the payment of one. */
export function EventsPage() {
  const id = useAddressParts().idOf('pay')
  const [lastId, setLastId] = useState(id)
  if (id !== undefined && id !== lastId) setLastId(id)
  useViewArrival(String(id ?? ''))
  return id === undefined ? <AllEvents lastId={lastId} /> : <EventPaymentContainer key={id} eventId={id} />
}

function AllEvents({ lastId }: { lastId: number | undefined }) {
  const { busyIds, toggle } = useMembership()
  return (
    <EventsScreen
      events={useStudentEvents()}
      now={useNow()}
      host={window.location.host}
      busyIds={busyIds}
      lastId={lastId}
      getPayHref={paths.eventPayment}
      onToggle={toggle}
    />
  )
}
