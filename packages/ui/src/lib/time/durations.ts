import { memoizeByKey } from '../formatters.ts'
import type { Lesson } from '@maktab/contract/schema'
import { formatDayName, addDays } from './wireDay.ts'

const HOUR = 60

const formatterOf = memoizeByKey((key) => {
  const [locale = 'en', unit] = key.split(' ')
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: unit ?? 'hour',
    unitDisplay: 'long',
    maximumFractionDigits: 2,
  })
})

/** How long so many minutes are, in words: “45 minutes”, “4 hours”, “3.25 hours”. */
export function formatDuration(minutes: number, locale: string): string {
  return minutes > 0 && minutes < HOUR
    ? formatterOf(`${locale} minute`).format(minutes)
    : formatterOf(`${locale} hour`).format(minutes / HOUR)
}

const MINUTE = 60_000
/** From here on minutes count. */
const HOUR_MINUTES = 60
/** From here on hours do: what is later is told by its day. */
const HALF_DAY_MINUTES = 12 * HOUR_MINUTES

const relativeOf = memoizeByKey((locale) => new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }))

type Nearness = {
  isOn: boolean
  /** “in 3 hours”, and within the last one “in 25 minutes”. */
  badge: string | undefined
  /** “today”, “tomorrow”, “Monday 23 March”, of the school’s day. */
  dayWord: string
}

/** How near a lesson is, in the words of the language. */
export function getRelativeTime(
  { starts, heldOn }: Lesson,
  { now, today, locale }: { now: Date; today: string; locale: string },
): Nearness {
  const minutes = Math.ceil((Date.parse(starts.at) - now.getTime()) / MINUTE)
  const relative = relativeOf(locale)
  const near = [0, 1].find((days) => heldOn === addDays(today, days))
  return {
    isOn: minutes <= 0,
    badge: countdown(minutes, relative),
    dayWord: near === undefined ? formatDayName(heldOn, locale) : relative.format(near, 'day'),
  }
}

function countdown(minutes: number, relative: Intl.RelativeTimeFormat): string | undefined {
  if (minutes <= 0 || minutes > HALF_DAY_MINUTES) return undefined
  if (minutes <= HOUR_MINUTES) return relative.format(minutes, 'minute')
  return relative.format(Math.floor(minutes / HOUR_MINUTES), 'hour')
}
