import { student } from '#addresses/student.ts'
import { lazyPage } from '#navigation/lazyPage.tsx'
import { useRouteView } from '#navigation/useRouteView.ts'
import { EventsContainer } from './EventsContainer.tsx'

const EventPaymentContainer = lazyPage(
  () => import('#features/payments/student/EventPaymentContainer.tsx'),
  'EventPaymentContainer',
)

/** `/student/event` (2§2): the events, or the payment of one. */
export function EventsPage() {
  const view = useRouteView(student.events)
  switch (view.at) {
    case 'payment':
      return <EventPaymentContainer key={view.pay} eventId={view.pay} />
    case 'list':
      return <EventsContainer restoreFocusTo={view.previousRecord?.pay} />
  }
}
