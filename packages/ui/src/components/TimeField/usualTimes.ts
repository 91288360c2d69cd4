import { parseWallTime, wallTimeOf } from '#model/wallTime.ts'

const DAY = 1440
const HALF_HOUR = 30
const FIRST = 5 * 60
const LAST = 23 * 60
const LENGTHS = [30, 45, 60, 90, 120]

/** A time to choose; `length` says how many minutes after its beginning it is, where it ends something. */
export type UsualTime = { time: string; length?: number }

/** When things begin: every half hour between the first prayer and the night. */
export function halfHours(): UsualTime[] {
  return Array.from({ length: (LAST - FIRST) / HALF_HOUR + 1 }, (_, index) => ({
    time: wallTimeOf(FIRST + index * HALF_HOUR),
  }))
}

/** When something ends that begins then; any half hour as long as it isn’t known when that is. */
export function usualEnds(from: string): UsualTime[] {
  const start = parseWallTime(from)
  if (start === undefined) return halfHours()
  return LENGTHS.map((length) => ({ time: wallTimeOf((start + length) % DAY), length }))
}
