import { student } from '#addresses/student.ts'
import { useView } from '#navigation/useView.ts'
import { EventPaymentContainer } from './EventPaymentContainer.tsx'
import { EventsContainer } from './EventsContainer.tsx'

/** `/student/event` (2§2): the events, or the payment of one. */
export function EventsPage() {
  const view = useView(student.events)
  switch (view.at) {
    case 'payment':
      return <EventPaymentContainer key={view.pay} eventId={view.pay} />
    case 'list':
      return <EventsContainer lastId={view.from?.pay} />
  }
}
