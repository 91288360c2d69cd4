import { withDoubtOf } from '@maktab/ui/remote'
import { EventMembersScreen } from '@maktab/ui/screens/admin/EventMembersScreen/EventMembersScreen'
import { admin } from '#addresses/admin.ts'
import { useActs } from '#data/acts.ts'
import { useEventMembers, useToggleMembership } from '#data/eventMembers.ts'
import { useEvents } from '#data/events.ts'
import { useReadRecords } from '#lists/useReadRecords.ts'
import { useMoves } from '#navigation/useMoves.ts'
import { useTableInAddress } from '#navigation/useTableInAddress.ts'
import { useNearParts } from './useNearParts.ts'

type EventMembersContainerProps = { eventId: number; tab: string | undefined }

export function EventMembersContainer({ eventId, tab }: EventMembersContainerProps) {
  const events = useEvents()
  const { go, hrefTo } = useMoves(admin.events)
  const { isNear, onNear } = useNearParts()
  const members = useEventMembers(eventId)
  const readRecords = useReadRecords('listStudents')
  const ids = members.state === 'ready' ? members.data.map(({ student }) => student.id) : []
  return (
    <EventMembersScreen
      event={events.state === 'ready' ? events.data.find(({ id }) => id === eventId) : undefined}
      members={withDoubtOf(members, events)}
      eventsHref={admin.events.href()}
      editHref={admin.events.href({ event: eventId })}
      getBillingHref={(student) => hrefTo({ members: eventId, student })}
      tab={tab}
      getTabHref={(part) => hrefTo({ members: eventId, tab: part })}
      onTab={(next) => go({ members: eventId, tab: next })}
      onNear={onNear}
      acts={useActs({ kind: 'event', id: eventId }, isNear('decided'))}
      table={useTableInAddress()}
      readStudents={() => readRecords(ids)}
      onToggleMembership={useToggleMembership(eventId)}
    />
  )
}
