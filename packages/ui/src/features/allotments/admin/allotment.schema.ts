import type { Allotment, AllotmentForm, ClashQuestion } from '@maktab/contract/schema'
import { type Infer, number, object, optional, refine } from 'superstruct'
import { encodeRule } from '#forms/Rule.ts'
import { repeatedBlocks, requiredChoice } from '#forms/rules.ts'
import { toConflictTimes } from '#forms/toConflictTimes.ts'
import { requiredTime, optionalWeekdays, differentTimes } from '#forms/timeRules.ts'
import { readClassTimes } from '#lib/lessons/readClassTimes.ts'
import { toTimeRequest } from '#lib/time/toTimeRequest.ts'
import type { Remote } from '#remote.ts'

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
