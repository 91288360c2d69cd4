import type { HandlersFor, Handler } from '#contract/Handler.ts'
import { changeLessons } from './changeLessons.ts'
import { findClashes } from './findClashes.ts'
import { getTimetable } from './getTimetable.ts'
import { suggestTeachers } from './suggestTeachers.ts'
import { undoLessonChange } from './undoLessonChange.ts'
import { type UnmarkedDay, sortNewestFirst, readUnmarkedLessons } from '../attendance/readUnmarkedLessons.ts'
import { readSettings } from '../settings/schoolSettings.ts'

const MAX_LESSONS = 100

/** Lessons of a teacher that are over and of which a student’s mark is missing, the newest first. */
const listOwedLessons: Handler<'listOwedLessons'> = async ({ database, services, account, now }) => {
  const { timeZone } = await readSettings(database, services)
  const owed: (UnmarkedDay & { students: number; marked: number })[] = []
  for await (const some of readUnmarkedLessons(database, account, { timeZone, now })) {
    for (const { of, students, held, marked } of some) {
      owed.push(...held.map((one) => ({ of, held: one, students, marked: marked(one) })))
    }
  }
  const lessons = sortNewestFirst(owed, timeZone)
    .slice(0, MAX_LESSONS)
    .map(({ lesson: { day, heldOn, from, to }, of: { classId, timingId, title }, students, marked }) => ({
      classId,
      timingId,
      day,
      heldOn,
      from,
      to,
      title,
      students,
      marked,
    }))
  return { lessons }
}

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
