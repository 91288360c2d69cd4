import { withDoubtOf } from '@maktab/ui/remote'
import { EventMembersScreen } from '@maktab/ui/screens/admin/EventMembersScreen/EventMembersScreen'
import { admin } from '#addresses/admin.ts'
import { useEventMembers, useToggleMembership } from '#data/eventMembers.ts'
import { useEvents } from '#data/events.ts'
import { useStudentsOnDemand } from '#data/students.ts'
import { useMoves } from '#navigation/useMoves.ts'
import { useTableInAddress } from '#navigation/useTableInAddress.ts'

export function EventMembersContainer({ eventId }: { eventId: number }) {
  const events = useEvents()
  const { hrefTo } = useMoves(admin.events)
  return (
    <EventMembersScreen
      event={events.state === 'ready' ? events.data.find(({ id }) => id === eventId) : undefined}
      members={withDoubtOf(useEventMembers(eventId), events)}
      eventsHref={admin.events.href()}
      editHref={admin.events.href({ event: eventId })}
      getBillingHref={(student) => hrefTo({ members: eventId, student })}
      table={useTableInAddress()}
      readStudents={useStudentsOnDemand()}
      onToggleMembership={useToggleMembership(eventId)}
    />
  )
}
