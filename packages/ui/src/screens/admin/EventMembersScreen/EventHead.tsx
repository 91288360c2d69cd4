import type { Event } from '@maktab/contract/schema'
import { Trans, useLingui } from '@lingui/react/macro'
import { CalendarDays } from 'lucide-react'
import { useLocale } from 'react-aria-components/I18nProvider'
import { Badge } from '#components/Badge/Badge.tsx'
import { EventTime } from '#components/EventTime/EventTime.tsx'
import { LinkButton } from '#components/LinkButton/LinkButton.tsx'
import { PriceTag } from '#components/PriceTag/PriceTag.tsx'
import { useNow } from '#environment/Clock.tsx'
import { useSchoolSettings } from '#environment/SchoolSettings.tsx'
import { eventInstant, eventPhase } from '#model/eventTime.ts'
import { Day, Face } from './EventHead.styles.ts'

/** The day of an event as a leaf of a calendar; a sign where it can’t be read. The time stands beside it in words. */
export function EventDay({ event }: { event: Event }) {
  const { locale } = useLocale()
  const { timeZone } = useSchoolSettings()
  const instant = eventInstant(event.time, timeZone)
  const part = (options: Intl.DateTimeFormatOptions) =>
    instant && new Intl.DateTimeFormat(locale, { ...options, timeZone, calendar: 'gregory' }).format(instant)
  return (
    <Face aria-hidden>
      {instant ? (
        <>
          <span>{part({ month: 'short' })}</span>
          <Day>{part({ day: 'numeric' })}</Day>
        </>
      ) : (
        <CalendarDays />
      )}
    </Face>
  )
}

/** When an event is, what it costs, and whether it is over. */
export function EventFacts({ event }: { event: Event }) {
  const { t } = useLingui()
  const now = useNow()
  const { timeZone } = useSchoolSettings()
  const words = { upcoming: t`Upcoming`, on: t`Going on`, past: t`Past` }
  const phase = eventPhase(event.time, timeZone, now)
  return (
    <>
      <EventTime time={event.time} />
      <PriceTag price={event.price} />
      <Badge tone={phase === 'past' ? 'neutral' : 'brand'}>{words[phase]}</Badge>
    </>
  )
}

/** The way to its form. */
export function EventAction({ title, href }: { title: string; href: string }) {
  const { t } = useLingui()
  return (
    <LinkButton variant="primary" href={href} aria-label={t`Edit ${title}`}>
      <Trans>Edit</Trans>
    </LinkButton>
  )
}
