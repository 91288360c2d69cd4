import type { Allotment, AllotmentForm } from '@maktab/contract/schema'
import { type Infer, number, object, optional, refine } from 'superstruct'
import { blocks, choice, encodeRule } from '#forms/rules.ts'
import { clockTime, differentTimes } from '#forms/timeRules.ts'
import { classTimes } from '#model/classTimes.ts'

/** What `onSaveAllotment` gets. */
export type AllotmentDraft = AllotmentForm

/** A time; one that is stored already carries its id, so that classes still know it. */
const slot = differentTimes(object({ id: optional(number()), from: clockTime(), to: clockTime() }))

/** Decision 24: one slot at least, and none twice; the later of two is the one that is told. */
const slots = refine(blocks(slot), 'slots', (all, { path }) => {
  const seen = new Set<string>()
  return all.flatMap(({ from, to }, index) => {
    const isTwice = from !== '' && to !== '' && seen.has(`${from} ${to}`)
    seen.add(`${from} ${to}`)
    return isTwice ? [{ path: [...path, index, 'from'], message: encodeRule({ rule: 'timeTwice' }) }] : []
  })
})

/** Named as the wire names them, so that what the server says of a field finds it. */
export const allotmentSchema = object({
  studentId: choice(),
  courseId: choice(),
  teacherId: choice(),
  classTimes: slots,
})

export type AllotmentValues = Infer<typeof allotmentSchema>
export type Slot = AllotmentValues['classTimes'][number]

export const emptySlot = (): Slot => ({ from: '', to: '' })

export function toValues(allotment: Allotment | undefined): AllotmentValues {
  const times = classTimes(allotment?.student_class_timings)
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
): AllotmentDraft {
  return {
    studentId: Number(studentId),
    teacherId: Number(teacherId),
    courseId: Number(courseId),
    classTimes: times.map(({ id, from, to }) => ({ ...(id !== undefined && { id }), from, to })),
    ...(opened?.version !== undefined && { version: opened.version }),
  }
}

function idText(record: { id: number } | undefined): string | null {
  return record ? String(record.id) : null
}
