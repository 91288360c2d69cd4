import { withDoubtOf } from '@maktab/ui/remote'
import { EventMembersScreen } from '@maktab/ui/screens/admin/EventMembersScreen/EventMembersScreen'
import { useEventMembers, useToggleMembership } from '../../data/eventMembers.ts'
import { useEvents } from '../../data/events.ts'
import { useNow } from '../../data/useNow.ts'
import { useAddressParts } from '../../navigation/useAddressParts.ts'
import { useTableInAddress } from '../../navigation/useTableInAddress.ts'
import { paths } from '../../paths.ts'

export function EventMembersContainer({ eventId }: { eventId: number }) {
  const events = useEvents()
  const { hrefWith } = useAddressParts()
  return (
    <EventMembersScreen
      event={events.state === 'ready' ? events.data.find(({ id }) => id === eventId) : undefined}
      members={withDoubtOf(useEventMembers(eventId), events)}
      eventsHref={paths.events()}
      getBillingHref={(student) => hrefWith({ student })}
      now={useNow()}
      table={useTableInAddress()}
      onToggleMembership={useToggleMembership(eventId)}
    />
  )
}
