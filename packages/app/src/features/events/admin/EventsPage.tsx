import { admin } from '#addresses/admin.ts'
import { useApiMutation } from '#api/useApiMutation.ts'
import { createViewPage, type ViewProps } from '#navigation/createViewPage.tsx'
import { lazyPage } from '#navigation/lazyPage.tsx'
import { useTableSearchParams } from '#navigation/useTableSearchParams.ts'
import { EventsScreen } from '@maktab/ui/features/events/admin/EventsScreen'
import { withinPart } from '#features/staff/withinPart.tsx'
import { useEvents } from '../eventQueryHooks.ts'

const EventView = lazyPage(
  async () => ({ EventFormPage: (await import('@maktab/ui/features/events/admin/EventFormPage')).EventFormPage }),
  'EventFormPage',
)

function EventContainer({ view, go }: ViewProps<typeof admin.events, 'form'>) {
  const mutate = useApiMutation()
  return (
    <EventView
      events={useEvents()}
      open={view.event}
      onSaveEvent={(body) => mutate('saveEvent', { body })}
      onClose={() => go({})}
    />
  )
}

function EventsContainer({ view, go }: ViewProps<typeof admin.events, 'list'>) {
  const mutate = useApiMutation()
  return (
    <EventsScreen
      events={useEvents()}
      restoreFocusTo={view.previousRecord?.at === 'form' ? view.previousRecord.event : undefined}
      onOpen={(event) => go({ event })}
      getMembersHref={(members) => admin.events.href({ members })}
      table={useTableSearchParams()}
      onDeleteEvent={(id) => mutate('deleteEvent', { params: { id } })}
    />
  )
}

/** `/admin/event` (1§2): the list of events with their form, the members of one, and the payment of a member. */
export const EventsPage = createViewPage(admin.events, {
  billing: withinPart(
    'getEventBilling',
    lazyPage(() => import('./EventBillingContainer.tsx'), 'EventBillingContainer'),
  ),
  members: lazyPage(() => import('./EventMembersContainer.tsx'), 'EventMembersContainer'),
  form: withinPart('saveEvent', EventContainer),
  list: EventsContainer,
})
