import { student } from '#addresses/student.ts'
import { useView } from '#navigation/useView.ts'
import { viewOf } from '#navigation/viewOf.tsx'

const EventPaymentContainer = viewOf(
  async () => (await import('./EventPaymentContainer.tsx')).EventPaymentContainer,
  'payment',
)
const EventsContainer = viewOf(async () => (await import('./EventsContainer.tsx')).EventsContainer)

/** `/student/event` (2§2): the events, or the payment of one. */
export function EventsPage() {
  const view = useView(student.events)
  switch (view.at) {
    case 'payment':
      return <EventPaymentContainer key={view.pay} eventId={view.pay} />
    case 'list':
      return <EventsContainer lastId={view.openBefore?.pay} />
  }
}
