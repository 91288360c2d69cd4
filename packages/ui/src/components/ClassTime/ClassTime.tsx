import { Trans, useLingui } from '@lingui/react/macro'
import { useLocale } from 'react-aria-components/I18nProvider'
import { type ReactNode, use } from 'react'
import { styled } from 'styled-components'
import { OwnTimesContext } from '#providers/OwnTimesContext.ts'
import { useNow } from '#providers/ClockProvider.tsx'
import { type ClassHours, type ViewerHours, getViewerHours } from '#lib/lessons/classHours.ts'
import type { Weekday } from '@maktab/calendar/WallDay'
import { formatWeekdays } from '#lib/time/weekdays.ts'
import { formatWallTime, isOvernight, parseWallTime } from '#lib/time/wallTime.ts'
import { tokens } from '#theme/tokens.ts'
import { Bdi, NowrapBdi } from '../Bdi/Bdi.tsx'
import { Text } from '../Text/Text.tsx'
import { SchoolTimeNote } from './SchoolTimeNote.tsx'

/** The viewer's time, and below it the school's. Each stays on one line. */
const Root = styled.span`
  display: inline-grid;
  justify-items: start;
  font-variant-numeric: tabular-nums;
  line-height: 1.35;
  white-space: nowrap;
`

const Note = styled.small`
  color: ${tokens.color.textMuted};
  font-size: ${tokens.text.sm};
  line-height: min(${tokens.leading.tight}, 1.7);
`

type ClassTimeZones = {
  schoolZone: string
  viewerZone: string
  /** The school's zone is named elsewhere, such as in the header of a column, so its time comes first. */
  isZoneNamed?: boolean
}

type ClassTimeProps = ClassHours & ClassTimeZones

/**
 * Time of a class. Where the viewer's zone differs, their own time comes first and the school's below it, with its
 * place (decision 310). Viewers who don't want their own time (`OwnTimesContext`) see the school's with its place.
 */
export function ClassTime({ schoolZone, viewerZone, isZoneNamed = false, ...hours }: ClassTimeProps) {
  const { from, to, days = [] } = hours
  const now = useNow()
  const { locale } = useLocale()
  const areOwnTimesShown = use(OwnTimesContext)
  const viewerHours = getViewerHours(hours, schoolZone, viewerZone, now)
  if (parseWallTime(from) === undefined || parseWallTime(to) === undefined) {
    return <Bdi>{[from, to].filter((text) => text.trim() !== '').join(' – ')}</Bdi>
  }
  const schoolTime = (
    <span>
      <Days days={days} />
      <Hours from={from} to={to} />
      {viewerHours && !isZoneNamed && (
        <>
          {' '}
          <SchoolTimeNote zone={schoolZone} />
        </>
      )}
    </span>
  )
  if (!viewerHours || !areOwnTimesShown) return <Root>{schoolTime}</Root>
  const { startShift } = viewerHours
  return isZoneNamed ? (
    <Root>
      {schoolTime}
      <OtherTime zone={viewerZone} days={viewerHours.days} shift={startShift}>
        <Hours from={viewerHours.from} to={viewerHours.to} />
      </OtherTime>
    </Root>
  ) : (
    <Root>
      <span>
        <Days days={viewerHours.days} />
        <Hours from={viewerHours.from} to={viewerHours.to} />
      </span>
      <OtherTime zone={schoolZone} days={days} shift={-startShift}>
        <NowrapBdi>{formatWallTime(from, locale)}</NowrapBdi>
      </OtherTime>
    </Root>
  )
}

type OtherTimeProps = {
  zone: string
  days: readonly Weekday[]
  /** Days that this date is ahead of the one above. */
  shift: number
  children: ReactNode
}

/** The time in the other zone, with its days if they differ. */
function OtherTime({ zone, days, shift, children }: OtherTimeProps) {
  const { t } = useLingui()
  const dayNote = shift > 0 ? t`next day` : t`previous day`
  return (
    <span>
      <SchoolTimeNote zone={zone}>
        {shift !== 0 && <Days days={days} />}
        {children}
      </SchoolTimeNote>
      {shift !== 0 && days.length === 0 && (
        <Note>
          {' '}
          <Bdi>{`(${dayNote})`}</Bdi>
        </Note>
      )}
    </span>
  )
}

function Days({ days }: { days: readonly Weekday[] }) {
  const { i18n } = useLingui()
  const { locale } = useLocale()
  if (days.length === 0) return null
  return (
    <>
      <Bdi>{formatWeekdays(days, i18n, locale, { isShort: true })}</Bdi>{' '}
    </>
  )
}

function Hours({ from, to }: ClassHours) {
  const { t } = useLingui()
  const { locale } = useLocale()
  const range = `${formatWallTime(from, locale)} – ${formatWallTime(to, locale)}`
  return (
    <>
      <NowrapBdi>{range}</NowrapBdi>
      {isOvernight({ from, to }) && (
        <Note>
          {' '}
          <Bdi>{t`+1 day`}</Bdi>
        </Note>
      )}
    </>
  )
}

const List = styled.ul`
  display: grid;
  gap: 2px;
`

type ClassTimesProps = ClassTimeZones & { timings: readonly ClassHours[] }

/** All times of a class; a single one isn't shown as a list. */
export function ClassTimes({ timings, ...zones }: ClassTimesProps) {
  const filled = timings.filter(({ from, to }) => `${from}${to}`.trim() !== '')
  // Removes duplicate times.
  const [first, ...others] = new Map(
    filled.map((hours) => [`${hours.from} ${hours.to} ${hours.days?.join('') ?? ''}`, hours]),
  )
  if (!first) {
    return (
      <Text as="span" tone="muted">
        <Trans>No timings</Trans>
      </Text>
    )
  }
  if (others.length === 0) return <ClassTime {...zones} {...first[1]} />
  return (
    <List>
      {[first, ...others].map(([key, hours]) => (
        <li key={key}>
          <ClassTime {...zones} {...hours} />
        </li>
      ))}
    </List>
  )
}

/** Hours in the viewer's time zone, with weekdays if they differ from the school's. */
export function LocalHours({ from, to, days, startShift }: ViewerHours) {
  const { t, i18n } = useLingui()
  const { locale } = useLocale()
  return (
    <>
      {startShift !== 0 && days.length > 0 && `${formatWeekdays(days, i18n, locale)} `}
      <NowrapBdi>{`${formatWallTime(from, locale)} – ${formatWallTime(to, locale)}`}</NowrapBdi>
      {isOvernight({ from, to }) && (
        <Text as="small" tone="muted" size="sm" isOneLine>
          {' '}
          {t`+1 day`}
        </Text>
      )}
      {startShift !== 0 && days.length === 0 && (
        <Text as="small" tone="muted" size="sm" isOneLine>
          {' '}
          {startShift > 0 ? t`next day` : t`previous day`}
        </Text>
      )}
    </>
  )
}
