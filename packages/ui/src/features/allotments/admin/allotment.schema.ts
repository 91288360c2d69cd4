import type { Allotment, AllotmentForm, ClashQuestion } from '@maktab/contract/schema'
import { type Infer, number, object, optional, refine } from 'superstruct'
import { encodeRule, repeatedBlocks, requiredChoice } from '#forms/rules.ts'
import { toConflictTimes } from '#forms/ConflictCheck.ts'
import { requiredTime, optionalWeekdays, differentTimes } from '#forms/timeRules.ts'
import { readClassTimes, readCourseTimes } from '#lib/lessons/classTimes.ts'
import { toTimeRequest, parseWallTime } from '#lib/time/wallTime.ts'
import type { Remote } from '#remote.ts'
import type { Weekday } from '@maktab/calendar/WallDay'

/** What `onSaveAllotment` gets. */
export type AllotmentDraft = AllotmentForm

/** A time; one that is stored already carries its id, so that classes still know it. */
const slot = differentTimes(
  object({ id: optional(number()), from: requiredTime(), to: requiredTime(), days: optionalWeekdays() }),
)

/** Decision 24: one slot at least, and none twice on the same days; the later of two is the one that is told. */
const slots = refine(repeatedBlocks(slot), 'slots', (all, { path }) => {
  const seen = new Set<string>()
  return all.flatMap(({ from, to, days }, index) => {
    const key = [from, to, ...days].join(' ')
    const isTwice = from !== '' && to !== '' && seen.has(key)
    seen.add(key)
    return isTwice ? [{ path: [...path, index, 'from'], message: encodeRule({ rule: 'timeTwice' }) }] : []
  })
})

/** Named as the wire names them, so that what the server says of a field finds it. */
export const allotmentSchema = object({
  studentId: requiredChoice(),
  courseId: requiredChoice(),
  teacherId: requiredChoice(),
  classTimes: slots,
})

export type AllotmentValues = Infer<typeof allotmentSchema>
export type Slot = AllotmentValues['classTimes'][number]

export const emptySlot = (): Slot => ({ from: '', to: '', days: [] })

/** For whom a new allotment is, what they are to be taught and by whom. */
export type AllotmentPrefill = {
  student?: number | undefined
  course?: number | undefined
  teacher?: number | undefined
  /** The courses that this student paid for, or means to, by their names. */
  bought?: Remote<string[]>
}

export function toValues(allotment: Allotment | undefined): AllotmentValues {
  const times = readClassTimes(allotment?.student_class_timings)
  return {
    studentId: idText(allotment?.student),
    courseId: idText(allotment?.course),
    teacherId: idText(allotment?.teacher),
    classTimes: times.length > 0 ? times : [emptySlot()],
  }
}

export function toRequest(
  { studentId, courseId, teacherId, classTimes: times }: AllotmentValues,
  opened: Allotment | undefined,
  goOn = false,
): AllotmentDraft {
  const hadDays = new Set(
    readClassTimes(opened?.student_class_timings).flatMap(({ id, days }) => (days.length > 0 ? [id] : [])),
  )
  return {
    studentId: Number(studentId),
    teacherId: Number(teacherId),
    courseId: Number(courseId),
    classTimes: times.map(({ id, ...time }) => ({
      ...(id !== undefined && { id }),
      ...toTimeRequest(time),
      // Days that were taken away have to be said.
      ...(id !== undefined && hadDays.has(id) && { days: time.days }),
    })),
    ...(goOn && { goOn }),
    ...(opened?.version !== undefined && { version: opened.version }),
  }
}

/** What the times of an allotment may meet: whatever its teacher and its student have already. */
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

function idText(record: { id: number } | undefined): string | null {
  return record ? String(record.id) : null
}

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
