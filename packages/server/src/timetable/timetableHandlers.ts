import type { Some } from '../contract/Handler.ts'
import { notFound } from '../Refusal.ts'
import { changeLessons } from './changeLessons.ts'
import { getTimetable } from './getTimetable.ts'
import { listOwedLessons } from './listOwedLessons.ts'
import { undoLessonChange } from './undoLessonChange.ts'

type Calls =
  | 'getTimetable'
  | 'listOwedLessons'
  | 'findClashes'
  | 'suggestTeachers'
  | 'changeLessons'
  | 'undoLessonChange'

const notYet = async (): Promise<never> => {
  throw notFound()
}

/** When what is taught, for whom (decision 61). */
export const timetableHandlers: Some<Calls> = {
  getTimetable,
  listOwedLessons,
  findClashes: notYet,
  suggestTeachers: notYet,
  changeLessons,
  undoLessonChange,
}
