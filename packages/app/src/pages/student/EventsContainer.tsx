import { listOf, withDoubtOf } from '@maktab/ui/remote'
import { EventsScreen } from '@maktab/ui/screens/student/EventsScreen/EventsScreen'
import { student } from '#addresses/student.ts'
import { useMembership } from '#data/membership.ts'
import { useOwnDiscounts } from '#data/ownDiscounts.ts'
import { useStudentEvents } from '#data/studentEvents.ts'

export function EventsContainer({ lastId }: { lastId: number | undefined }) {
  const { busyIds, toggle } = useMembership()
  const discounts = useOwnDiscounts()
  return (
    <EventsScreen
      events={withDoubtOf(useStudentEvents(), discounts)}
      discounts={listOf(discounts)}
      host={window.location.host}
      busyIds={busyIds}
      lastId={lastId}
      getPayHref={(pay) => student.events.href({ pay })}
      onToggle={toggle}
    />
  )
}
