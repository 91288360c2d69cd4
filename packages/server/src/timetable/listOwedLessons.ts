import { lessonsBetween } from '@maktab/calendar/lessonsBetween'
import { addDays } from '@maktab/calendar/WallDay'
import { dayIn, instantIn } from '@maktab/calendar/zones'
import type { Handler } from '../contract/Handler.ts'
import { readSettings } from '../settings/schoolSettings.ts'
import { classesMeant } from '../classes/classesMeant.ts'
import { countMarks, countStudents } from './countMarks.ts'
import { readLessonChanges } from './lessonChanges.ts'
import { readTimings } from './readTimings.ts'

const MOST_LESSONS = 100
const MOST_DAYS = 60
/** How far back a class owes lessons of which nothing says when it began. */
const UNMARKED_DAYS = 14

/**
 * Lessons of a teacher that are over and of which a student’s mark is missing, the newest first; none of more than 60
 * days ago. A class whose first day isn’t known owes them from its first mark on, and one that was never marked those of
 * the last 14 days only: nobody knows when it began.
 */
export const listOwedLessons: Handler<'listOwedLessons'> = async ({ database, services, account, now }) => {
  const { timeZone } = await readSettings(database, services)
  const today = dayIn(timeZone, now)
  const first = addDays(today, -MOST_DAYS)
  const meant = classesMeant({ database, account })
  const classes = await readTimings(database, meant)
  const changes = await readLessonChanges(database, meant, first, today)
  const students = await countStudents(database, meant)
  const rows = await database
    .selectFrom('attendance')
    .select(({ fn }) => ['class_id', fn.min('date').as('first')])
    .where('class_id', 'in', meant)
    .groupBy('class_id')
    .execute()
  const firstMarks = new Map(rows.map(({ class_id, first: day }) => [class_id, day]))

  const over = classes.flatMap(({ id, title, starts, timings }) => {
    if (students(id) === 0) return []
    const since = starts ?? firstMarks.get(id) ?? addDays(today, -UNMARKED_DAYS)
    return timings.flatMap((timing) =>
      lessonsBetween(timing.series, changes.get(timing.id) ?? [], timeZone, instantIn(timeZone, first, '00:00'), now)
        .filter(({ ends, state, heldOn }) => ends <= now && state !== 'cancelled' && heldOn >= since && heldOn >= first)
        .map((lesson) => ({ lesson, classId: id, timingId: timing.id, title })),
    )
  })
  const marked = await countMarks(database, meant, [...new Set(over.map(({ lesson }) => lesson.heldOn))])
  const lessons = over
    .filter(({ classId, lesson }) => marked(classId, lesson.heldOn) < students(classId))
    .toSorted((one, other) => other.lesson.starts - one.lesson.starts)
    .slice(0, MOST_LESSONS)
    .map(({ lesson: { day, heldOn, from, to }, classId, timingId, title }) => ({
      classId,
      timingId,
      day,
      heldOn,
      from,
      to,
      title,
      students: students(classId),
      marked: marked(classId, heldOn),
    }))
  return { lessons }
}
