import type { Lesson } from '@maktab/contract/schema'
import { formatDayName } from './formatDayName.ts'
import { memoizeByKey } from '../memoizeByKey.ts'
import { addDays } from './wireDay.ts'

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
