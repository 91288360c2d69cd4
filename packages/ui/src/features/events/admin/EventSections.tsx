import type { Event, EventMember } from '@maktab/contract/schema'
import { useLingui } from '@lingui/react/macro'
import type { TableStateProps } from '#components/DataTable/Column.ts'
import { LongText } from '#components/LongText/LongText.tsx'
import { RemoteView } from '#components/RemoteView/RemoteView.tsx'
import { LoadingRegion, SkeletonTable } from '#components/Skeleton/Skeleton.tsx'
import type { DetailSection } from '#layouts/DetailPage/DetailSection.ts'
import { DetailSections } from '#layouts/DetailPage/DetailSections.tsx'
import type { Remote } from '#remote.ts'
import type { AuditLog } from '#lib/audit/AuditLog.ts'
import { useAuditLogSection } from '#features/audit/admin/useAuditLogSection.tsx'
import { EventMembersTable } from './EventMembersTable.tsx'

/** The parts of an event’s page, as the address names them. */
const eventTabs = ['members', 'about', 'decided'] as const

type EventTab = (typeof eventTabs)[number]

/** The part that an address asks for; one that isn’t there leads to the members, and without one it is none. */
function parseEventTab(text: string | undefined): EventTab | undefined {
  if (text === undefined) return undefined
  return eventTabs.find((tab) => tab === text) ?? 'members'
}

export type EventSectionProps = {
  /** The event whose members these are, as soon as it is known. */
  event: Event | undefined
  members: Remote<EventMember[]>
  /** As the address has it. */
  tab: string | undefined
  getTabHref: (tab: EventTab) => string
  onTab: (tab: EventTab | undefined) => void
  /** What a section shows is wanted now. */
  onNear?: ((tab: EventTab) => void) | undefined
  /** What was decided of it and of its payments; not there where the backend keeps no acts (decision 16). */
  auditLog?: AuditLog | undefined
  getBillingHref: (studentId: number) => string
  table?: TableStateProps
  onToggle: (studentId: number, wants: 'join' | 'leave') => Promise<void>
}

/** All about one event: who is in it or pays for it, what it is, and what was decided. */
export function EventSections({ event, members, auditLog, ...props }: EventSectionProps) {
  const { t } = useLingui()
  const decided = useAuditLogSection(auditLog, { kind: 'event', id: event?.id ?? 0 })
  const description = event?.description?.trim()
  const asked = parseEventTab(props.tab)
  const sections: (DetailSection & { id: EventTab })[] = [
    {
      id: 'members',
      title: t`Members`,
      count: members.state === 'ready' ? members.data.length : undefined,
      content: (
        <RemoteView remote={members} loading={<MembersLoading />}>
          {(all) => (
            <EventMembersTable
              members={all}
              table={props.table}
              getBillingHref={props.getBillingHref}
              onToggle={props.onToggle}
            />
          )}
        </RemoteView>
      ),
    },
    ...(description
      ? [
          {
            id: 'about' as const,
            title: t`About the event`,
            content: <LongText text={description} title={event?.title?.trim() || t`Untitled`} />,
          },
        ]
      : []),
    ...decided,
  ]
  const { onNear } = props
  return (
    <DetailSections
      label={t`Sections of the event`}
      sections={sections}
      openId={sections.some(({ id }) => id === asked) ? asked : undefined}
      getHref={(id) => props.getTabHref(parseEventTab(id) ?? 'members')}
      onOpen={(id) => props.onTab(parseEventTab(id))}
      {...(onNear && { onSectionVisible: (id) => onNear(parseEventTab(id) ?? 'members') })}
    />
  )
}

function MembersLoading() {
  const { t } = useLingui()
  return (
    <LoadingRegion label={t`Loading members`}>
      <SkeletonTable rows={6} columns={5} />
    </LoadingRegion>
  )
}
