import { limits } from '@maktab/contract/limits/excuseLesson'
import type { Lesson, LessonExcuseForm, LessonExcuseKey } from '@maktab/contract/schema'
import { type Infer, object } from 'superstruct'
import { optionalText } from '#forms/rules.ts'
import type { SubmitResult } from '#submitResult.ts'

/** What a student can do about a lesson that hasn’t begun. */
export type ExcuseActions = {
  onExcuse: (form: LessonExcuseForm) => Promise<SubmitResult>
  /** Reports its errors itself. */
  onWithdraw: (lesson: LessonExcuseKey) => Promise<SubmitResult>
}

export const excuseSchema = object({ reason: optionalText(limits.reason) })

export type ExcuseValues = Infer<typeof excuseSchema>

export function toExcuseRequest(lesson: Lesson, { reason }: ExcuseValues): LessonExcuseForm {
  return { ...toExcuseKey(lesson), ...(reason.trim() && { reason: reason.trim() }) }
}

export function toExcuseKey({ classId, timingId, day }: Lesson): LessonExcuseKey {
  return { classId, timingId, day }
}

/** Whether a lesson can be excused, or an excuse withdrawn: until it begins. */
export function isLessonExcusable({ state, starts }: Lesson, now: Date): boolean {
  return state !== 'cancelled' && now.getTime() < Date.parse(starts.at)
}
