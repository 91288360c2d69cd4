import { addDays } from '@maktab/calendar/WallDay'
import { dayIn, instantIn, timeIn } from '@maktab/calendar/zones'

/** When somebody is left in peace, by the clocks of their zone; never without times. */
export type QuietHours = { zone: string; from: string | null; to: string | null }

/** The night, in milliseconds, in which an instant falls; undefined where it falls in none. */
export function findQuietPeriod(
  { zone, from, to }: QuietHours,
  instant: number,
): { from: number; to: number } | undefined {
  if (from === null || to === null) return undefined
  const [today, time] = [dayIn(zone, instant), timeIn(zone, instant)]
  const isOvernight = to <= from
  const begins = isOvernight && time < to ? addDays(today, -1) : today
  const ends = isOvernight ? addDays(begins, 1) : begins
  const night = { from: instantIn(zone, begins, from), to: instantIn(zone, ends, to) }
  return instant >= night.from && instant < night.to ? night : undefined
}

/** It is looked every few minutes: so early is surely before. */
const JUST_BEFORE = 10 * 60_000

/**
 * When somebody is told what they should know at `wanted`, of what begins at `begins`: then; or when their night ends,
 * where that is early enough; or just before it begins.
 */
export function getNotificationTime(wanted: number, begins: number, quiet: QuietHours): number {
  const night = findQuietPeriod(quiet, wanted)
  if (!night) return wanted
  return night.to < begins ? night.to : night.from - JUST_BEFORE
}
