import type { HandlersFor } from '#contract/Handler.ts'
import { changeLessons } from './changeLessons.ts'
import { findClashes } from './findClashes.ts'
import { getTimetable } from './getTimetable.ts'
import { listOwedLessons } from './listOwedLessons.ts'
import { suggestTeachers } from './suggestTeachers.ts'
import { undoLessonChange } from './undoLessonChange.ts'

type Calls =
  | 'getTimetable'
  | 'listOwedLessons'
  | 'findClashes'
  | 'suggestTeachers'
  | 'changeLessons'
  | 'undoLessonChange'

/** When what is taught, for whom (decision 61). */
export const timetableHandlers: HandlersFor<Calls> = {
  getTimetable,
  listOwedLessons,
  findClashes,
  suggestTeachers,
  changeLessons,
  undoLessonChange,
}
