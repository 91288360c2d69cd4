import { useAddressParts } from '../../navigation/useAddressParts.ts'
import { useViewArrival } from '../../navigation/useViewArrival.ts'
import { EventBillingContainer } from './EventBillingContainer.tsx'
import { EventMembersContainer } from './EventMembersContainer.tsx'
import { EventsContainer } from './EventsContainer.tsx'

/**
 * `/admin/event` has three views (1§2): all events, with `?members=<event>` who is in one, and with `&student=<id>`
 * what one of them paid.
 */
export function EventsPage() {
  const { idOf } = useAddressParts()
  const [eventId, studentId] = [idOf('members'), idOf('student')]
  // One student after another is the same view: the focus stays where the next one was asked for.
  useViewArrival(`${eventId ?? 'all'} ${studentId === undefined ? 'members' : 'billing'}`)
  if (eventId === undefined) return <EventsContainer />
  if (studentId === undefined) return <EventMembersContainer key={eventId} eventId={eventId} />
  return <EventBillingContainer key={eventId} eventId={eventId} studentId={studentId} />
}
