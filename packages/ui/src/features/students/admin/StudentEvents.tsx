import type { Event, EventMember } from '@maktab/contract/schema'
import { Trans, useLingui } from '@lingui/react/macro'
import { Badge } from '#components/Badge/Badge.tsx'
import { EventTime } from '#components/EventTime/EventTime.tsx'
import { StatusBadge } from '#components/StatusBadge/StatusBadge.tsx'
import { DetailRows } from '#layouts/DetailPage/DetailRows.tsx'

/** An event that a student is in, or pays for. */
export type StudentMembership = { event: Event; member: EventMember }

type StudentEventsProps = { memberships: readonly StudentMembership[]; hrefOf: (eventId: number) => string }

export function StudentEvents({ memberships, hrefOf }: StudentEventsProps) {
  const { t } = useLingui()
  return (
    <DetailRows
      label={t`Events`}
      rows={memberships.map(({ event, member }) => ({
        id: event.id,
        title: event.title?.trim() || t`Untitled`,
        href: hrefOf(event.id),
        about: [<EventTime key="time" time={event.time} />],
        beside: (
          <>
            {member.payment_status !== 'not_required' && <StatusBadge kind="payment" status={member.payment_status} />}
            {member.is_member && (
              <Badge tone="success">
                <Trans>Joined</Trans>
              </Badge>
            )}
          </>
        ),
      }))}
    />
  )
}
