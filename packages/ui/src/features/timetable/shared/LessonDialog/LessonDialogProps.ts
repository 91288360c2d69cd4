import type { ClashList, LessonChangeForm, Lesson } from '@maktab/contract/schema'
import type { SubmitResult } from '#submitResult.ts'

/** What whoever teaches a lesson, or runs the school, can do with it. */
export type LessonActions = {
  onChange: (form: LessonChangeForm) => Promise<SubmitResult>
  /** What the new time clashes with, once it was refused for that; undefined where it can’t be told. */
  onAskClashes?: (form: LessonChangeForm) => Promise<ClashList | undefined>
}

/** Whose week it is. */
export type TimetableRole = 'admin' | 'teacher' | 'student'

export type LessonDialogProps = {
  /** None while it is closed. */
  lesson: Lesson | undefined
  /** The school’s. */
  timeZone: string
  /** The one for which the lessons’ `viewerOffset` was told. */
  viewerZone: string
  role: TimetableRole
  /** For who teaches it, or runs the school. */
  actions?: LessonActions
  onClose: () => void
}

/** What the lesson’s dialog shows: the lesson, or one of what can be done with it. */
export type LessonDialogPage = 'lesson' | 'cancel' | 'move' | 'tell'
