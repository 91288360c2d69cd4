import type { Weekday } from '@maktab/calendar/Weekday'
import { courseTimes } from '#model/courseTimes.ts'
import { parseWallTime } from '#model/wallTime.ts'
import type { Slot } from './allotment.schema.ts'

export type Hours = { from: string; to: string; days: Weekday[] }

export const keyOf = ({ from, to, days }: Hours) => [from, to, ...days].join(' ')
export const isBlank = ({ from, to }: Hours) => from === '' && to === ''

/** When a student asked to be taught a course, each time once; what is no time of day is left out. */
export function wishedTimes(classCourseData: unknown, course: string | undefined): Hours[] {
  const wished = courseTimes(classCourseData).filter(
    ({ courseName, from, to }) =>
      courseName === course && parseWallTime(from) !== undefined && parseWallTime(to) !== undefined,
  )
  const hours = wished.map(({ from, to, days }): Hours => ({ from, to, days }))
  return [...new Map(hours.map((time) => [keyOf(time), time])).values()]
}

/** The times that a list lacks. */
export function missingTimes(slots: readonly Hours[], wished: readonly Hours[]): Hours[] {
  const taken = new Set(slots.map(keyOf))
  return wished.filter((time) => !taken.has(keyOf(time)))
}

/** The list with the wished times in it: what was filled in stays, blank slots are used up, nothing comes twice. */
export function takeOver(slots: readonly Slot[], wished: readonly Hours[]): Slot[] {
  const filled = slots.filter((slot) => !isBlank(slot))
  return [...filled, ...missingTimes(filled, wished)]
}

/** What the server says of a whole slot, or of its id, stands at its beginning: the form has no field for those. */
export function atTheSlot(field: string): string {
  return field.replace(/^(classTimes\[\d+\])(\.id)?$/, '$1.from')
}
