import { limits } from '@maktab/contract/limits/changeLessons'
import type { Lesson, LessonChangeForm } from '@maktab/contract/schema'
import { type Infer, object } from 'superstruct'
import { everyOf } from '#model/everyOf.ts'
import { choiceOf, optionalText } from '#forms/rules.ts'
import { clockTime, differentTimes, requiredDay } from '#forms/timeRules.ts'

export type Scope = LessonChangeForm['scope']

/** How many lessons a change is of, in the order in which one is asked. */
export const scopes = everyOf<Scope>()('one', 'rest', 'all')

const common = { scope: choiceOf(scopes), note: optionalText(limits.note) }

export const cancelSchema = object(common)

/** An end before the beginning is on the next day. */
const slot = differentTimes(object({ day: requiredDay(), from: clockTime(), to: clockTime() }))

export const moveSchema = object({ ...common, to: slot })

export type CancelValues = Infer<typeof cancelSchema>
export type MoveValues = Infer<typeof moveSchema>

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
