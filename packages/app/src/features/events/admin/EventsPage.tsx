import { admin } from '#addresses/admin.ts'
import { lazyPage } from '#navigation/pageComponents.tsx'
import { useRouteView, useNavigateTo } from '#navigation/views.ts'
import { EventsScreen } from '@maktab/ui/features/events/admin/EventsScreen'
import { useEventActions, useEvents } from '../events.ts'
import { useTableSearchParams } from '#navigation/useTableSearchParams.ts'

const EventBillingContainer = lazyPage(() => import('./EventBillingContainer.tsx'), 'EventBillingContainer')
const EventContainer = lazyPage(() => import('./EventContainer.tsx'), 'EventContainer')
const EventMembersContainer = lazyPage(() => import('./EventMembersContainer.tsx'), 'EventMembersContainer')

/** `/admin/event` (1§2): the list of events with their form, the members of one, and the payment of a member. */
export function EventsPage() {
  const view = useRouteView(admin.events)
  switch (view.at) {
    case 'billing':
      return <EventBillingContainer key={view.members} eventId={view.members} studentId={view.student} />
    case 'members':
      return <EventMembersContainer key={view.members} eventId={view.members} tab={view.tab} />
    case 'form':
      return <EventContainer open={view.event} />
    case 'list':
      return <EventsContainer last={view.previousRecord?.at === 'form' ? view.previousRecord.event : undefined} />
  }
}

function EventsContainer({ last }: { last: 'new' | number | undefined }) {
  const { go } = useNavigateTo(admin.events)
  const { deleteEvent } = useEventActions()
  return (
    <EventsScreen
      events={useEvents()}
      restoreFocusTo={last}
      onOpen={(event) => go({ event })}
      getMembersHref={(members) => admin.events.href({ members })}
      table={useTableSearchParams()}
      onDeleteEvent={deleteEvent}
    />
  )
}
