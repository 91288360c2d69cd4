import { getListOrEmpty, mergeStaleState } from '@maktab/ui/remote'
import { EventsScreen } from '@maktab/ui/screens/student/EventsScreen/EventsScreen'
import { student } from '#addresses/student.ts'
import { useOwnEventMembership } from '#data/ownEventMembership.ts'
import { useOwnDiscounts } from '#data/ownDiscounts.ts'
import { useStudentEvents } from '#data/studentEvents.ts'

export function EventsContainer({ restoreFocusTo }: { restoreFocusTo: number | undefined }) {
  const { busyIds, toggle } = useOwnEventMembership()
  const discounts = useOwnDiscounts()
  return (
    <EventsScreen
      events={mergeStaleState(useStudentEvents(), discounts)}
      discounts={getListOrEmpty(discounts)}
      host={window.location.host}
      busyIds={busyIds}
      restoreFocusTo={restoreFocusTo}
      getPayHref={(pay) => student.events.href({ pay })}
      onToggle={toggle}
    />
  )
}
