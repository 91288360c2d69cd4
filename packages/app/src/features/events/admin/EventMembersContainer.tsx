import { mergeStaleState } from '@maktab/ui/remote'
import { EventMembersScreen } from '@maktab/ui/features/events/admin/EventMembersScreen'
import { admin } from '#addresses/admin.ts'
import { useAuditLog } from '#features/audit/auditLog.ts'
import { useEventMembers, useToggleMembership } from '#features/events/eventMembers.ts'
import { useEvents } from '#features/events/events.ts'
import { useFetchRecords } from '#lists/useFetchRecords.ts'
import { useNavigateTo } from '#navigation/useNavigateTo.ts'
import { useTableSearchParams } from '#navigation/useTableSearchParams.ts'
import { useSeenSections } from '#features/students/admin/useSeenSections.ts'

type EventMembersContainerProps = { eventId: number; tab: string | undefined }

export function EventMembersContainer({ eventId, tab }: EventMembersContainerProps) {
  const events = useEvents()
  const { go, hrefTo } = useNavigateTo(admin.events)
  const { isNear, onNear } = useSeenSections()
  const members = useEventMembers(eventId)
  const readRecords = useFetchRecords('listStudents')
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
      onNear={onNear}
      auditLog={useAuditLog({ kind: 'event', id: eventId }, isNear('decided'))}
      table={useTableSearchParams()}
      readStudents={() => readRecords(ids)}
      onToggleMembership={useToggleMembership(eventId)}
    />
  )
}
