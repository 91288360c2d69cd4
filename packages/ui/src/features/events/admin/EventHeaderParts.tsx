import type { Event, EventMember } from '@maktab/contract/schema'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { CalendarDays } from 'lucide-react'
import { use } from 'react'
import { useLocale } from 'react-aria-components/I18nProvider'
import { styled } from 'styled-components'
import { Badge } from '#components/Badge/Badge.tsx'
import { EventTime } from '#components/EventSummary/EventSummary.tsx'
import { LinkButton } from '#components/LinkButton/LinkButton.tsx'
import { PriceTag } from '#components/Money/Money.tsx'
import { Text } from '#components/Text/Text.tsx'
import { useNow } from '#providers/ClockProvider.tsx'
import { OfficeAccessContext } from '#providers/OfficeAccessContext.ts'
import { useSchoolSettings } from '#providers/SchoolSettingsProvider.tsx'
import { parseEventTime, getEventPhase } from '#lib/time/schoolTime.ts'
import type { Remote } from '#remote.ts'
import { tokens } from '#theme/tokens.ts'
import { getMemberKind } from './eventTimesAndMembers.ts'

const DateBadgeBox = styled.span`
  display: grid;
  flex: none;
  place-content: center;
  justify-items: center;
  inline-size: 56px;
  min-block-size: 56px;
  border-radius: ${tokens.radius.md};
  background: ${tokens.color.brandSoft};
  color: ${tokens.color.onBrandSoft};
  font-size: ${tokens.text.xs};
  font-weight: ${tokens.weight.semibold};
  line-height: ${tokens.leading.tight};
`

/** The date of an event as a calendar sheet; an icon if it is unreadable. The date is written out beside it. */
export function EventDateBadge({ event }: { event: Event }) {
  const { locale } = useLocale()
  const { timeZone } = useSchoolSettings()
  const startsAt = parseEventTime(event.time, timeZone)
  const formatPart = (options: Intl.DateTimeFormatOptions) =>
    startsAt && new Intl.DateTimeFormat(locale, { ...options, timeZone, calendar: 'gregory' }).format(startsAt)
  return (
    <DateBadgeBox aria-hidden>
      {startsAt ? (
        <>
          <span>{formatPart({ month: 'short' })}</span>
          <Text as="span" size="xl" weight="bold">
            {formatPart({ day: 'numeric' })}
          </Text>
        </>
      ) : (
        <CalendarDays />
      )}
    </DateBadgeBox>
  )
}

/** Time, price, phase and member count of an event. */
export function EventFacts({ event, members }: { event: Event; members: Remote<EventMember[]> }) {
  const { t } = useLingui()
  const now = useNow()
  const { timeZone } = useSchoolSettings()
  const labels = { upcoming: t`Upcoming`, on: t`Happening now`, past: t`Past` }
  const phase = getEventPhase(event.time, timeZone, now)
  return (
    <>
      <EventTime time={event.time} />
      <PriceTag price={event.price} />
      <Badge tone={phase === 'past' ? 'neutral' : 'brand'}>{labels[phase]}</Badge>
      {members.state === 'ready' && (
        <span>
          <Plural value={members.data.filter(({ is_member: isIn }) => isIn).length} one="# member" other="# members" />
        </span>
      )}
    </>
  )
}

type EventNextActionProps = {
  title: string
  editHref: string
  members: readonly EventMember[]
  getBillingHref: (studentId: number) => string
}

/** Review pending payments, or else edit the event. */
export function EventNextAction({ title, editHref, members, getBillingHref }: EventNextActionProps) {
  const { t } = useLingui()
  const access = use(OfficeAccessContext)
  const pending = members.filter((member) => getMemberKind(member) === 'pending')
  const [first] = pending
  return (
    <>
      {first && access.payments && (
        <LinkButton variant="primary" href={getBillingHref(first.student.id)}>
          <Plural value={pending.length} one="Review # payment" other="Review # payments" />
        </LinkButton>
      )}
      {access.teaching && (
        <LinkButton
          variant={first && access.payments ? 'secondary' : 'primary'}
          href={editHref}
          aria-label={t`Edit ${title}`}
        >
          <Trans>Edit</Trans>
        </LinkButton>
      )}
    </>
  )
}
