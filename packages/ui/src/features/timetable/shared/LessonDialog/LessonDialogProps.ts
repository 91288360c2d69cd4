import type { ClashList, LessonChangeForm, Lesson } from '@maktab/contract/schema'
import type { ExcuseActions } from '#features/excuses/student/excuse.schema.ts'
import type { SubmitResult } from '#submitResult.ts'

/** Actions available to the lesson’s teacher and to administrators. */
export type LessonActions = {
  onChange: (form: LessonChangeForm) => Promise<SubmitResult>
  /** Loads the conflicts after a rejected change; undefined if the backend can’t list them. */
  loadClashes?: (form: LessonChangeForm) => Promise<ClashList | undefined>
}

/** A day and time of a lesson, at the school. */
export type LessonSlot = NonNullable<LessonChangeForm['to']>

/** Role of the viewer. */
export type TimetableRole = 'admin' | 'teacher' | 'student'

export type LessonDialogProps = {
  /** Undefined while the dialog is closed. */
  lesson: Lesson | undefined
  /** The school’s time zone. */
  timeZone: string
  /** The time zone that the lessons’ `viewerOffset` refers to. */
  viewerZone: string
  role: TimetableRole
  /** Opens the form that moves the lesson, filled in with this time. */
  moveTo?: LessonSlot | undefined
  /** Link to the register of a class on a day, for teachers. */
  getRegisterHref?: ((classId: number, day: string) => string) | undefined
  /** Only for the lesson’s teacher and administrators. */
  actions?: LessonActions
  /** Only for students, if the backend takes excuses. */
  excuses?: ExcuseActions | undefined
  onClose: () => void
}

/** Page of the dialog: the lesson, or one of its actions. */
export type LessonDialogPage = 'lesson' | 'cancel' | 'move' | 'tell' | 'excuse'
