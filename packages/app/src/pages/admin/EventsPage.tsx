import { admin } from '#addresses/admin.ts'
import { useView } from '#navigation/useView.ts'
import { viewOf } from '#navigation/viewOf.tsx'

const EventBillingContainer = viewOf(
  async () => (await import('./EventBillingContainer.tsx')).EventBillingContainer,
  'money',
  'records',
)
const EventContainer = viewOf(async () => (await import('./EventContainer.tsx')).EventContainer)
const EventMembersContainer = viewOf(
  async () => (await import('./EventMembersContainer.tsx')).EventMembersContainer,
  'records',
)
const EventsContainer = viewOf(async () => (await import('./EventsContainer.tsx')).EventsContainer)

/** `/admin/event` (1§2): all events with their form, who is in one, and what one of them paid. */
export function EventsPage() {
  const view = useView(admin.events)
  switch (view.at) {
    case 'billing':
      return <EventBillingContainer key={view.members} eventId={view.members} studentId={view.student} />
    case 'members':
      return <EventMembersContainer key={view.members} eventId={view.members} tab={view.tab} />
    case 'form':
      return <EventContainer open={view.event} />
    case 'list':
      return <EventsContainer last={view.openBefore?.at === 'form' ? view.openBefore.event : undefined} />
  }
}
