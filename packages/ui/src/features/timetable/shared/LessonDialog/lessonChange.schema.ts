import { limits } from '@maktab/contract/limits/changeLessons'
import type { Lesson, LessonChangeForm } from '@maktab/contract/schema'
import { type Infer, object } from 'superstruct'
import { allOf } from '#lib/allOf.ts'
import { requiredChoiceOf, optionalText } from '#forms/rules.ts'
import { requiredTime, differentTimes, requiredDay } from '#forms/timeRules.ts'

export type LessonChangeScope = LessonChangeForm['scope']

/** How many lessons a change is of, in the order in which one is asked. */
export const lessonChangeScopes = allOf<LessonChangeScope>()('one', 'rest', 'all')

const common = { scope: requiredChoiceOf(lessonChangeScopes), note: optionalText(limits.note) }

export const cancelLessonSchema = object(common)

/** An end before the beginning is on the next day. */
const slot = differentTimes(object({ day: requiredDay(), from: requiredTime(), to: requiredTime() }))

export const moveLessonSchema = object({ ...common, to: slot })

export type CancelValues = Infer<typeof cancelLessonSchema>
export type MoveValues = Infer<typeof moveLessonSchema>

export function toCancelValues(): CancelValues {
  return { scope: 'one', note: '' }
}

/** The form begins with when the lesson is now. */
export function toMoveValues({ heldOn, from, to }: Lesson): MoveValues {
  return { ...toCancelValues(), to: { day: heldOn, from, to } }
}

export function toCancelRequest(lesson: Lesson, values: CancelValues): LessonChangeForm {
  return { ...nameOf(lesson), ...saidIn(values), change: 'cancel' }
}

export function toMoveRequest(lesson: Lesson, { to, ...values }: MoveValues): LessonChangeForm {
  return { ...nameOf(lesson), ...saidIn(values), change: 'move', to }
}

/** A cancelled lesson comes back alone, to its own time, which may be taken by now; of many, the change is undone. */
export function toRestoreRequest(lesson: Lesson): LessonChangeForm {
  const { heldOn: day, from, to } = lesson
  return { ...nameOf(lesson), scope: 'one', change: 'restore', to: { day, from, to } }
}

function nameOf({ classId, timingId, day, version }: Lesson) {
  return { classId, timingId, day, version }
}

function saidIn({ scope, note }: CancelValues) {
  return { scope: scope ?? 'one', ...(note.trim() && { note: note.trim() }) }
}
