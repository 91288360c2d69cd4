import { Trans, useLingui } from '@lingui/react/macro'
import { useLocale } from 'react-aria-components/I18nProvider'
import { use } from 'react'
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

/** The school's time, and below it the viewer's. Each stays on one line. */
const Root = styled.span`
  display: inline-grid;
  justify-items: start;
  font-variant-numeric: tabular-nums;
  line-height: 1.35;
  white-space: nowrap;
`

const OwnTime = styled.small`
  color: ${tokens.color.textMuted};
  font-size: 0.8125rem;
`

const Note = styled.small`
  color: ${tokens.color.textMuted};
  font-size: ${tokens.text.sm};
  line-height: min(${tokens.leading.tight}, 1.7);
`

type ClassTimeZones = {
  schoolZone: string
  viewerZone: string
  /** The school's zone is named elsewhere, such as in the header of the column. */
  isZoneNamed?: boolean
}

type ClassTimeProps = ClassHours & ClassTimeZones

/**
 * Time of a class in the school's time zone. Where the viewer's differs, it is shown below, if they want it
 * (`OwnTimesContext`).
 */
export function ClassTime({ schoolZone, viewerZone, isZoneNamed = false, ...hours }: ClassTimeProps) {
  const { from, to, days = [] } = hours
  const now = useNow()
  const { t } = useLingui()
  const areOwnTimesShown = use(OwnTimesContext)
  const viewerNote = ({ startShift }: ViewerHours) => {
    if (startShift === 0 || days.length > 0) return t`your time`
    return startShift > 0 ? t`your time, next day` : t`your time, previous day`
  }
  const viewerHours = getViewerHours(hours, schoolZone, viewerZone, now)
  if (parseWallTime(from) === undefined || parseWallTime(to) === undefined) {
    return <Bdi>{[from, to].filter((text) => text.trim() !== '').join(' – ')}</Bdi>
  }
  return (
    <Root>
      <span>
        <Days days={days} />
        <Hours from={from} to={to} />
        {viewerHours && !isZoneNamed && (
          <>
            {' '}
            <Note>{t`school time`}</Note>
          </>
        )}
      </span>
      {viewerHours && areOwnTimesShown && (
        <OwnTime>
          {viewerHours.startShift !== 0 && <Days days={viewerHours.days} />}
          <Hours from={viewerHours.from} to={viewerHours.to} /> {viewerNote(viewerHours)}
        </OwnTime>
      )}
    </Root>
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
