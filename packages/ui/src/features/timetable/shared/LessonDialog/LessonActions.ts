import type { ClashList, LessonChangeForm } from '@maktab/contract/schema'
import type { SubmitResult } from '#submitResult.ts'

/** What whoever teaches a lesson, or runs the school, can do with it. */
export type LessonActions = {
  onChange: (form: LessonChangeForm) => Promise<SubmitResult>
  /** What the new time clashes with, once it was refused for that; undefined where it can’t be told. */
  onAskClashes?: (form: LessonChangeForm) => Promise<ClashList | undefined>
}
