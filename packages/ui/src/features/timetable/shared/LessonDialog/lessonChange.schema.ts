import { limits } from '@maktab/contract/limits/changeLessons'
import type { Lesson, LessonChangeForm } from '@maktab/contract/schema'
import { type Infer, object } from 'superstruct'
import { exhaustiveList } from '#lib/exhaustiveList.ts'
import { requiredChoiceOf, optionalText } from '#forms/rules.ts'
import { requiredTime, differentTimes, requiredDay } from '#forms/timeRules.ts'

export type LessonChangeScope = LessonChangeForm['scope']

/** Scopes of a change, in the order of the radio buttons. */
export const lessonChangeScopes = exhaustiveList<LessonChangeScope>()('one', 'rest', 'all')

const common = { scope: requiredChoiceOf(lessonChangeScopes), note: optionalText(limits.note) }

export const cancelLessonSchema = object(common)

/** An end before the start is on the next day. */
const slot = differentTimes(object({ day: requiredDay(), from: requiredTime(), to: requiredTime() }))

export const moveLessonSchema = object({ ...common, to: slot })

export type CancelValues = Infer<typeof cancelLessonSchema>
export type MoveValues = Infer<typeof moveLessonSchema>

export function toCancelValues(): CancelValues {
  return { scope: 'one', note: '' }
}

/** Initial values: the proposed time, or the lesson’s current one. */
export function toMoveValues({ heldOn, from, to }: Lesson, proposed?: MoveValues['to']): MoveValues {
  return { ...toCancelValues(), to: proposed ?? { day: heldOn, from, to } }
}

export function toCancelRequest(lesson: Lesson, values: CancelValues): LessonChangeForm {
  return { ...lessonKeyOf(lesson), ...noteAndScopeOf(values), change: 'cancel' }
}

export function toMoveRequest(lesson: Lesson, { to, ...values }: MoveValues): LessonChangeForm {
  return { ...lessonKeyOf(lesson), ...noteAndScopeOf(values), change: 'move', to }
}

/**
 * Restores one cancelled lesson at its own time, which may be taken by now. Changes to several lessons are undone
 * instead.
 */
export function toRestoreRequest(lesson: Lesson): LessonChangeForm {
  const { heldOn: day, from, to } = lesson
  return { ...lessonKeyOf(lesson), scope: 'one', change: 'restore', to: { day, from, to } }
}

function lessonKeyOf({ classId, timingId, day, version }: Lesson) {
  return { classId, timingId, day, version }
}

function noteAndScopeOf({ scope, note }: CancelValues) {
  return { scope: scope ?? 'one', ...(note.trim() && { note: note.trim() }) }
}
