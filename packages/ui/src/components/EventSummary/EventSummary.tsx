import { useLingui } from '@lingui/react/macro'
import { useLocale } from 'react-aria-components/I18nProvider'
import { OwnTimesContext } from '#providers/OwnTimesContext.ts'
import { useSchoolSettings } from '#providers/SchoolSettingsProvider.tsx'
import {
  parseEventTime,
  formatInstantNowrap,
  formatDayAndTime,
  getDayInZone,
  getMinutesInZone,
} from '#lib/time/schoolTime.ts'
import { formatWallTime, toWallTime } from '#lib/time/wallTime.ts'
import { Bdi, useTextAttributes } from '../Bdi/Bdi.tsx'
import { SchoolTimeNote } from '../ClassTime/SchoolTimeNote.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { Text } from '../Text/Text.tsx'
import { styled } from 'styled-components'
import { tokens } from '#theme/tokens.ts'
import type { Event } from '@maktab/contract/schema'
import { CalendarClock, Tag, Video } from 'lucide-react'
import { type ReactNode, use } from 'react'
import type { DiscountedPrice } from '#lib/money/discounts.ts'
import { JoinClassLink } from '../JoinClassLink/JoinClassLink.tsx'
import { LongText } from '../LongText/LongText.tsx'
import { PriceTag } from '../Money/Money.tsx'

/**
 * Start time of an event. Where the viewer's zone differs, their own time comes first and the school's below it, with
 * its place (decision 310). Viewers who don't want their own time (`OwnTimesContext`) see the school's with its place.
 */
export function EventTime({ time }: { time: string }) {
  const { locale } = useLocale()
  const areOwnTimesShown = use(OwnTimesContext)
  const { timeZone, viewerZone } = useSchoolSettings()
  const instant = parseEventTime(time, timeZone)
  if (!instant) return <Bdi>{time}</Bdi>
  const isOtherTime = wallClockIn(timeZone, instant) !== wallClockIn(viewerZone, instant)
  if (!isOtherTime) return <EventMoment>{formatInstantNowrap(instant, locale, timeZone)}</EventMoment>
  const schoolTime = formatDayAndTime(instant, locale, timeZone)
  if (!areOwnTimesShown) {
    return (
      <EventMoment>
        {schoolTime} <SchoolTimeNote zone={timeZone} />
      </EventMoment>
    )
  }
  const isSameDay = getDayInZone(timeZone, instant) === getDayInZone(viewerZone, instant)
  return (
    <Stack as="span" gap="none" breaksWords>
      <EventMoment>{formatDayAndTime(instant, locale, viewerZone)}</EventMoment>
      <SchoolTimeNote zone={timeZone}>
        <Bdi>{isSameDay ? formatWallTime(toWallTime(getMinutesInZone(timeZone, instant)), locale) : schoolTime}</Bdi>
      </SchoolTimeNote>
    </Stack>
  )
}

function EventMoment({ children }: { children: ReactNode }) {
  return (
    <Text as="span" isTabular breaksWords>
      <Bdi>{children}</Bdi>
    </Text>
  )
}

/** Date and time of an instant in a zone. */
function wallClockIn(zone: string, instant: Date): string {
  return `${getDayInZone(zone, instant)} ${getMinutesInZone(zone, instant)}`
}

export const Article = styled.article`
  display: flex;
  flex-direction: column;
  gap: ${tokens.space[4]};
  min-inline-size: 0;
  padding: ${tokens.space[5]};
  border: 1px solid ${tokens.color.border};
  border-radius: ${tokens.radius.lg};
  background: ${tokens.color.surface};
`

const Body = styled.div`
  display: grid;
  flex: 1;
  gap: ${tokens.space[3]};
  align-content: start;
  min-inline-size: 0;

  h3 {
    font-size: ${tokens.text.lg};
    overflow-wrap: anywhere;
  }
`

const Facts = styled.dl`
  display: grid;
  gap: ${tokens.space[2]};

  > div {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: ${tokens.space[2]};
    align-items: start;
  }
  dt {
    display: grid;
    align-items: center;
    block-size: calc(1em * ${tokens.leading.body});
    color: ${tokens.color.textMuted};
  }
  svg {
    inline-size: 16px;
    block-size: 16px;
  }
  strong {
    font-variant-numeric: tabular-nums;
  }
`

type EventSummaryProps = {
  event: Pick<Event, 'time' | 'price'> & Partial<Pick<Event, 'description'>>
  title: string
  /** The viewer's price, if discounted. */
  discountedPrice?: DiscountedPrice | undefined
  badges?: ReactNode
  /** Link to join, for users who may attend. */
  link?: string | null | undefined
  /** Further content below. */
  children?: ReactNode
}

/** Description, time and price of an event, as students see it. */
export function EventSummary({ event, title, discountedPrice, badges, link, children }: EventSummaryProps) {
  const { t } = useLingui()
  const getTextAttributes = useTextAttributes()
  return (
    <Body>
      <h3 {...getTextAttributes(title, event.description)}>{title}</h3>
      {badges}
      <Text as="div" tone="muted">
        <LongText text={event.description?.trim() || t`No description`} title={title} lines={5} />
      </Text>
      <Facts>
        <div>
          <dt aria-label={t`Time`}>
            <CalendarClock aria-hidden />
          </dt>
          <dd>
            <EventTime time={event.time} />
          </dd>
        </div>
        <div>
          <dt aria-label={t`Price`}>
            <Tag aria-hidden />
          </dt>
          <dd>
            <strong>
              <PriceTag price={event.price} discountedPrice={discountedPrice} />
            </strong>
          </dd>
        </div>
        {link && (
          <div>
            <dt aria-label={t`Link`}>
              <Video aria-hidden />
            </dt>
            <dd>
              <JoinClassLink link={link} label={t`Link to the event`} />
            </dd>
          </div>
        )}
      </Facts>
      {children}
    </Body>
  )
}
