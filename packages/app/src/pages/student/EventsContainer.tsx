import { EventsScreen } from '@maktab/ui/screens/student/EventsScreen/EventsScreen'
import { student } from '#addresses/student.ts'
import { useMembership } from '#data/membership.ts'
import { useOwnDiscounts } from '#data/ownDiscounts.ts'
import { useStudentEvents } from '#data/studentEvents.ts'

export function EventsContainer({ lastId }: { lastId: number | undefined }) {
  const { busyIds, toggle } = useMembership()
  return (
    <EventsScreen
      events={useStudentEvents()}
      discounts={useOwnDiscounts()}
      host={window.location.host}
      busyIds={busyIds}
      lastId={lastId}
      getPayHref={(pay) => student.events.href({ pay })}
      onToggle={toggle}
    />
  )
}
