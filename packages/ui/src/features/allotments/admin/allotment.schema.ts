import type { Allotment, AllotmentForm, ClashQuestion } from '@maktab/contract/schema'
import { type Infer, number, object, optional, refine } from 'superstruct'
import { encodeRule, repeatedBlocks, requiredChoice } from '#forms/rules.ts'
import { toConflictTimes } from '#forms/ScheduleConflictCheck.ts'
import { requiredTime, optionalWeekdays, differentTimes } from '#forms/timeRules.ts'
import { readClassTimes, readCourseTimes } from '#lib/lessons/readClassTimes.ts'
import { toTimeRequest, parseWallTime } from '#lib/time/wallTime.ts'
import type { Remote } from '#remote.ts'
import type { Weekday } from '@maktab/calendar/WallDay'

/** Argument of `onSaveAllotment`. */
export type AllotmentDraft = AllotmentForm

/** A time; a stored one carries its id so that classes keep their reference to it. */
const slot = differentTimes(
  object({ id: optional(number()), from: requiredTime(), to: requiredTime(), days: optionalWeekdays() }),
)

/** Decision 24: at least one slot, and no duplicates on the same days; the error is shown on the later one. */
const slots = refine(repeatedBlocks(slot), 'slots', (all, { path }) => {
  const visited = new Set<string>()
  return all.flatMap(({ from, to, days }, index) => {
    const key = [from, to, ...days].join(' ')
    const isTwice = from !== '' && to !== '' && visited.has(key)
    visited.add(key)
    return isTwice ? [{ path: [...path, index, 'from'], message: encodeRule({ rule: 'timeTwice' }) }] : []
  })
})

/** Field names match the API, so that server errors can be assigned to fields. */
export const allotmentSchema = object({
  studentId: requiredChoice(),
  courseId: requiredChoice(),
  teacherId: requiredChoice(),
  classTimes: slots,
})

export type AllotmentValues = Infer<typeof allotmentSchema>
export type Slot = AllotmentValues['classTimes'][number]

export const emptySlot = (): Slot => ({ from: '', to: '', days: [] })

/** Student, course and teacher of a new allotment. */
export type AllotmentPrefill = {
  student?: number | undefined
  course?: number | undefined
  teacher?: number | undefined
  /** Names of the courses that this student bought or requested. */
  boughtCourses?: Remote<string[]>
}

export function toValues(allotment: Allotment | undefined): AllotmentValues {
  const times = readClassTimes(allotment?.student_class_timings)
  return {
    studentId: toIdText(allotment?.student),
    courseId: toIdText(allotment?.course),
    teacherId: toIdText(allotment?.teacher),
    classTimes: times.length > 0 ? times : [emptySlot()],
  }
}

export function toRequest(
  { studentId, courseId, teacherId, classTimes: times }: AllotmentValues,
  opened: Allotment | undefined,
  goOn = false,
): AllotmentDraft {
  const idsWithDays = new Set(
    readClassTimes(opened?.student_class_timings).flatMap(({ id, days }) => (days.length > 0 ? [id] : [])),
  )
  return {
    studentId: Number(studentId),
    teacherId: Number(teacherId),
    courseId: Number(courseId),
    classTimes: times.map(({ id, ...time }) => ({
      ...(id !== undefined && { id }),
      ...toTimeRequest(time),
      // Removed days must be sent explicitly.
      ...(id !== undefined && idsWithDays.has(id) && { days: time.days }),
    })),
    ...(goOn && { goOn }),
    ...(opened?.version !== undefined && { version: opened.version }),
  }
}

/** Query for conflicts with the existing lessons of the teacher and the student. */
export function toAllotmentConflictQuery(
  { studentId, teacherId, classTimes: slots }: AllotmentValues,
  opened: Allotment | undefined,
): ClashQuestion | undefined {
  const times = toConflictTimes(slots)
  if (!times || teacherId === null || studentId === null) return undefined
  return {
    teacherId: Number(teacherId),
    ...(opened && { allotmentId: opened.id }),
    studentIds: [Number(studentId)],
    times,
  }
}

function toIdText(record: { id: number } | undefined): string | null {
  return record ? String(record.id) : null
}

export type SlotHours = { from: string; to: string; days: Weekday[] }

export const getSlotKey = ({ from, to, days }: SlotHours) => [from, to, ...days].join(' ')
export const isBlankSlot = ({ from, to }: SlotHours) => from === '' && to === ''

/** The times at which a student wants to learn a course, without duplicates and unreadable times. */
export function getPreferredTimes(classCourseData: unknown, course: string | undefined): SlotHours[] {
  const readable = readCourseTimes(classCourseData).filter(
    ({ courseName, from, to }) =>
      courseName === course && parseWallTime(from) !== undefined && parseWallTime(to) !== undefined,
  )
  const hours = readable.map(({ from, to, days }): SlotHours => ({ from, to, days }))
  return [...new Map(hours.map((time) => [getSlotKey(time), time])).values()]
}

/** The preferred times missing from a list. */
export function findMissingTimes(slots: readonly SlotHours[], preferred: readonly SlotHours[]): SlotHours[] {
  const existing = new Set(slots.map(getSlotKey))
  return preferred.filter((time) => !existing.has(getSlotKey(time)))
}

/** Adds the preferred times: filled-in slots stay, blank slots are used first, duplicates are skipped. */
export function addPreferredTimes(slots: readonly Slot[], preferred: readonly SlotHours[]): Slot[] {
  const filled = slots.filter((slot) => !isBlankSlot(slot))
  return [...filled, ...findMissingTimes(filled, preferred)]
}

/** Maps errors of a whole slot or its id, which have no field, to the start field. */
export function toFormField(field: string): string {
  return field.replace(/^(classTimes\[\d+\])(\.id)?$/, '$1.from')
}
