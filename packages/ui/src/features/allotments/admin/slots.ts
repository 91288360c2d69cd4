import type { Weekday } from '@maktab/calendar/Weekday'
import { readCourseTimes } from '#lib/lessons/readCourseTimes.ts'
import { parseWallTime } from '#lib/time/wallTime.ts'
import type { Slot } from './allotment.schema.ts'

export type SlotHours = { from: string; to: string; days: Weekday[] }

export const getSlotKey = ({ from, to, days }: SlotHours) => [from, to, ...days].join(' ')
export const isBlankSlot = ({ from, to }: SlotHours) => from === '' && to === ''

/** When a student asked to be taught a course, each time once; what is no time of day is left out. */
export function getPreferredTimes(classCourseData: unknown, course: string | undefined): SlotHours[] {
  const wished = readCourseTimes(classCourseData).filter(
    ({ courseName, from, to }) =>
      courseName === course && parseWallTime(from) !== undefined && parseWallTime(to) !== undefined,
  )
  const hours = wished.map(({ from, to, days }): SlotHours => ({ from, to, days }))
  return [...new Map(hours.map((time) => [getSlotKey(time), time])).values()]
}

/** The times that a list lacks. */
export function findMissingTimes(slots: readonly SlotHours[], wished: readonly SlotHours[]): SlotHours[] {
  const taken = new Set(slots.map(getSlotKey))
  return wished.filter((time) => !taken.has(getSlotKey(time)))
}

/** The list with the wished times in it: what was filled in stays, blank slots are used up, nothing comes twice. */
export function addPreferredTimes(slots: readonly Slot[], wished: readonly SlotHours[]): Slot[] {
  const filled = slots.filter((slot) => !isBlankSlot(slot))
  return [...filled, ...findMissingTimes(filled, wished)]
}

/** What the server says of a whole slot, or of its id, stands at its beginning: the form has no field for those. */
export function toFormField(field: string): string {
  return field.replace(/^(classTimes\[\d+\])(\.id)?$/, '$1.from')
}
