import type { Lesson } from '@maktab/contract/schema'
import type { LessonActions } from './LessonActions.ts'
import type { TimetableRole } from './Role.ts'

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
