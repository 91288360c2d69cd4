import { parseWallTime, toWallTime } from '#lib/time/wallTime.ts'

const DAY = 1440
const HALF_HOUR = 30
const FIRST = 5 * 60
const LAST = 23 * 60
const LENGTHS = [30, 45, 60, 90, 120]

/** A time to choose; `length` says how many minutes after its beginning it is, where it ends something. */
export type SuggestedTime = { time: string; length?: number }

/** When things begin: every half hour between the first prayer and the night. */
export function createHalfHourTimes(): SuggestedTime[] {
  return Array.from({ length: (LAST - FIRST) / HALF_HOUR + 1 }, (_, index) => ({
    time: toWallTime(FIRST + index * HALF_HOUR),
  }))
}

/** When something ends that begins then; any half hour as long as it isn’t known when that is. */
export function createEndTimes(from: string): SuggestedTime[] {
  const start = parseWallTime(from)
  if (start === undefined) return createHalfHourTimes()
  return LENGTHS.map((length) => ({ time: toWallTime((start + length) % DAY), length }))
}
