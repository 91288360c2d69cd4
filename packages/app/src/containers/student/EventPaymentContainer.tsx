import { mapRemote } from '@maktab/ui/remote'
import { EventPaymentScreen } from '@maktab/ui/screens/student/EventPaymentScreen/EventPaymentScreen'
import { useLocation } from 'wouter'
import { useEventPayment, useStudentEvents } from '../../data/studentEvents.ts'
import { useNow } from '../../data/useNow.ts'
import { paths } from '../../paths.ts'

export function EventPaymentContainer({ eventId }: { eventId: number }) {
  const [, navigate] = useLocation()
  const events = useStudentEvents()
  const { pay, sentShare, stopSending } = useEventPayment()
  return (
    <EventPaymentScreen
      entry={mapRemote(events, (all) => all.find(({ eventID }) => eventID === eventId))}
      eventsHref={paths.studentEvents()}
      now={useNow()}
      onPay={pay}
      sentShare={sentShare}
      onStopSending={stopSending}
      onClose={() => navigate(paths.studentEvents())}
    />
  )
}
