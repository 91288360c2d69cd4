import { mapRemote } from '@maktab/ui/remote'
import { EventPaymentScreen } from '@maktab/ui/screens/student/EventPaymentScreen/EventPaymentScreen'
import { student } from '#addresses/student.ts'
import { useEventPayment } from '#data/eventPayment.ts'
import { useStudentEvents } from '#data/studentEvents.ts'
import { useMoves } from '#navigation/useMoves.ts'

export function EventPaymentContainer({ eventId }: { eventId: number }) {
  const { go } = useMoves(student.events)
  const events = useStudentEvents()
  const { pay, sentShare, stopSending } = useEventPayment()
  return (
    <EventPaymentScreen
      entry={mapRemote(events, (all) => all.find(({ eventID }) => eventID === eventId))}
      eventsHref={student.events.href()}
      onPay={pay}
      sentShare={sentShare}
      onStopSending={stopSending}
      onClose={() => go({})}
    />
  )
}
