import type { Handler } from '../contract/Handler.ts'
import { readOwedLessons } from '../notices/owedLessons.ts'
import { readSettings } from '../settings/schoolSettings.ts'

const MOST_LESSONS = 100

/** Lessons of a teacher that are over and of which a student’s mark is missing, the newest first. */
export const listOwedLessons: Handler<'listOwedLessons'> = async ({ database, services, account, now }) => {
  const { timeZone } = await readSettings(database, services)
  const owed = await readOwedLessons(database, account, { timeZone, now })
  const lessons = owed
    .slice(0, MOST_LESSONS)
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
