import { getListOrEmpty, mergeStaleState } from '@maktab/ui/remote'
import { EventsScreen } from '@maktab/ui/features/events/student/EventsScreen'
import { student } from '#addresses/student.ts'
import { useOwnEventMembership } from '#features/events/ownEventMembership.ts'
import { useOwnDiscounts } from '#features/discounts/ownDiscounts.ts'
import { useStudentEvents } from '#features/events/studentEvents.ts'

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
