import type { Some } from '../contract/Handler.ts'
import { notFound } from '../Refusal.ts'
import { findClashes } from './findClashes.ts'
import { suggestTeachers } from './suggestTeachers.ts'

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

export const timetableHandlers: Some<Calls> = {
  getTimetable: notYet,
  listOwedLessons: notYet,
  findClashes,
  suggestTeachers,
  changeLessons: notYet,
  undoLessonChange: notYet,
}
