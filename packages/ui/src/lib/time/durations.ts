import { memoizeByKey } from '../memoizeByKey.ts'
import type { Lesson } from '@maktab/contract/schema'
import { formatDayName, addDays } from './isoDay.ts'

const HOUR = 60

const getFormatter = memoizeByKey((key) => {
  const [locale = 'en', unit] = key.split(' ')
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: unit ?? 'hour',
    unitDisplay: 'long',
    maximumFractionDigits: 2,
  })
})

/** Formats a duration: “45 minutes”, “4 hours”, “3.25 hours”. */
export function formatDuration(minutes: number, locale: string): string {
  return minutes > 0 && minutes < HOUR
    ? getFormatter(`${locale} minute`).format(minutes)
    : getFormatter(`${locale} hour`).format(minutes / HOUR)
}

const MINUTE = 60_000
/** Up to this time before a lesson, minutes are shown. */
const HOUR_MINUTES = 60
/** Up to this time before a lesson, hours are shown; before that, only the day. */
const HALF_DAY_MINUTES = 12 * HOUR_MINUTES

const getRelativeFormatter = memoizeByKey((locale) => new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }))

const DAY_HOURS = 24
/** From this age on, months are shown. */
const MONTHS_FROM_DAYS = 60
const MONTH_DAYS = 30.44

/** Formats the age of something pending: “today”, “3 days ago”, “6 months ago”. */
export function formatAge(since: string, now: Date, locale: string): string {
  const days = Math.max(0, Math.floor((now.getTime() - Date.parse(since)) / (MINUTE * HOUR_MINUTES * DAY_HOURS)))
  const relative = getRelativeFormatter(locale)
  return days < MONTHS_FROM_DAYS
    ? relative.format(-days, 'day')
    : relative.format(-Math.floor(days / MONTH_DAYS), 'month')
}

type RelativeTime = {
  isOn: boolean
  /** “in 3 hours”, or “in 25 minutes” within the last hour. */
  badge: string | undefined
}

/** Formats the time until a lesson. */
export function getRelativeTime({ starts }: Lesson, { now, locale }: { now: Date; locale: string }): RelativeTime {
  const minutes = Math.ceil((Date.parse(starts.at) - now.getTime()) / MINUTE)
  return { isOn: minutes <= 0, badge: formatCountdown(minutes, getRelativeFormatter(locale)) }
}

type RelativeDayOptions = {
  /** Today in the same time zone as the day. */
  today: string
  locale: string
  length?: 'long' | 'short'
}

/** Formats a day: “today”, “tomorrow” or “Monday 23 March”. */
export function formatRelativeDay(day: string, { today, locale, length = 'long' }: RelativeDayOptions): string {
  const near = [0, 1].find((days) => day === addDays(today, days))
  return near === undefined ? formatDayName(day, locale, length) : getRelativeFormatter(locale).format(near, 'day')
}

function formatCountdown(minutes: number, relative: Intl.RelativeTimeFormat): string | undefined {
  if (minutes <= 0 || minutes > HALF_DAY_MINUTES) return undefined
  if (minutes <= HOUR_MINUTES) return relative.format(minutes, 'minute')
  return relative.format(Math.floor(minutes / HOUR_MINUTES), 'hour')
}
