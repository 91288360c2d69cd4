import { mergeStaleState } from '@maktab/ui/remote'
import { EventMembersScreen } from '@maktab/ui/features/events/admin/EventMembersScreen'
import { admin } from '#addresses/admin.ts'
import { useRenderEntryDialog } from '#features/payments/admin/EntryDialogContainer.tsx'
import { useAuditLog } from '#features/audit/auditLogQueryHooks.ts'
import { useEventMembers, useToggleMembership, useEvents } from '../eventQueryHooks.ts'
import type { ViewProps } from '#navigation/createViewPage.tsx'
import { useTableSearchParams } from '#navigation/useTableSearchParams.ts'
import { useVisibleSections } from '#features/students/admin/useVisibleSections.ts'
import type { ResponseOf } from '@maktab/client/createApi'
import { useQueryClient } from '@tanstack/react-query'
import { type QueryRequest, queryOptionsFor } from '#api/queryOptionsFor.ts'
import { type ListOperationId, type RowOf, getRows } from '#lists/useListQuery.ts'

/** The server’s limit of IDs per request. */
const MAX_IDS = 100

/** Returns a function that fetches rows by their IDs; it returns undefined on failure. */
function useFetchRecords<Id extends ListOperationId>(id: Id) {
  const queryClient = useQueryClient()
  return async (numbers: readonly number[]): Promise<RowOf<Id>[] | undefined> => {
    const rows: RowOf<Id>[] = []
    try {
      for (let from = 0; from < numbers.length; from += MAX_IDS) {
        const query = { ids: numbers.slice(from, from + MAX_IDS).join() }
        const response: ResponseOf<Id> = await queryClient.fetchQuery(
          queryOptionsFor<Id>(id, { query } as QueryRequest<Id>),
        )
        rows.push(...getRows(id, response))
        // A backend that ignores IDs sends the whole list.
        if (!('page' in response)) break
      }
    } catch {
      return undefined
    }
    return rows
  }
}

export function EventMembersContainer({ view, go, hrefTo }: ViewProps<typeof admin.events, 'members'>) {
  const { members: eventId, tab } = view
  const events = useEvents()
  const { hasBeenVisible, onVisible } = useVisibleSections()
  const members = useEventMembers(eventId)
  const fetchRecords = useFetchRecords('listStudents')
  const ids = members.state === 'ready' ? members.data.map(({ student }) => student.id) : []
  return (
    <EventMembersScreen
      event={events.state === 'ready' ? events.data.find(({ id }) => id === eventId) : undefined}
      members={mergeStaleState(members, events)}
      eventsHref={admin.events.href()}
      editHref={admin.events.href({ event: eventId })}
      getBillingHref={(student) => hrefTo({ members: eventId, student })}
      tab={tab}
      getTabHref={(part) => hrefTo({ members: eventId, tab: part })}
      onTab={(next) => go({ members: eventId, tab: next })}
      onTabNear={onVisible}
      auditLog={useAuditLog({ kind: 'event', id: eventId }, hasBeenVisible('decided'))}
      table={useTableSearchParams()}
      loadStudents={() => fetchRecords(ids)}
      onToggleMembership={useToggleMembership(eventId)}
      renderEntryDialog={useRenderEntryDialog()}
    />
  )
}
