import type { Lesson } from '@maktab/calendar/Lesson'
import { lessonsBetween } from '@maktab/calendar/lessonsBetween'
import { type WallDay, addDays } from '@maktab/calendar/WallDay'
import { dayIn, instantIn } from '@maktab/calendar/zones'
import { setImmediate } from 'node:timers/promises'
import { countMarks, countStudents } from '../calendar/countMarks.ts'
import { type ClassSeries, readClassSeries } from '../calendar/readClassSeries.ts'
import type { Database } from '../database/openDatabase.ts'

export type OwedLesson = {
  lesson: Lesson
  of: ClassSeries
  students: number
  marked: number
}

const MOST_DAYS = 60
/** How far back a class owes lessons of which nothing says when it began. */
const UNMARKED_DAYS = 14
/** So many are looked at in one go; between them the process does what else it has to. */
const MOST_CLASSES = 100

/**
 * Lessons that are over and of which a student’s mark is missing, the newest first; none of more than 60 days ago. A
 * class whose first day isn’t known owes them from its first mark on, and one that was never marked those of the last
 * 14 days only: nobody knows when it began.
 */
export async function readOwedLessons(
  database: Database,
  whose: Parameters<typeof readClassSeries>[1],
  { timeZone, now }: { timeZone: string; now: number },
): Promise<OwedLesson[]> {
  const byClass = Map.groupBy(await readClassSeries(database, whose), ({ classId }) => classId)
  const classes = [...byClass]
  const owed: OwedLesson[] = []
  for (let start = 0; start < classes.length; start += MOST_CLASSES) {
    const some = classes.slice(start, start + MOST_CLASSES)
    owed.push(...(await owedOf(database, new Map(some), { timeZone, now })))
    await setImmediate()
  }
  return owed.toSorted((one, other) => other.lesson.starts - one.lesson.starts)
}

async function owedOf(
  database: Database,
  classes: ReadonlyMap<number, readonly ClassSeries[]>,
  { timeZone, now }: { timeZone: string; now: number },
): Promise<OwedLesson[]> {
  const ids = [...classes.keys()]
  const today = dayIn(timeZone, now)
  const first = addDays(today, -MOST_DAYS)
  const from = instantIn(timeZone, first, '00:00')
  const students = await countStudents(database, ids)
  const firstMarks = await readFirstMarks(database, ids)
  const sinceOf = ({ classId, starts }: ClassSeries) =>
    starts ?? firstMarks.get(classId) ?? addDays(today, -UNMARKED_DAYS)
  const over = [...classes.values()].flat().flatMap((of) => {
    if (students(of.classId) === 0) return []
    const since = sinceOf(of)
    return lessonsBetween(of.series, of.changes, timeZone, from, now)
      .filter(({ ends, state, heldOn }) => ends <= now && state !== 'cancelled' && heldOn >= since && heldOn >= first)
      .map((lesson) => ({ lesson, of, students: students(of.classId) }))
  })
  const marked = await countMarks(database, ids, [...new Set(over.map(({ lesson }) => lesson.heldOn))])
  return over
    .map((one) => ({ ...one, marked: marked(one.of.classId, one.lesson.heldOn) }))
    .filter((one) => one.marked < one.students)
}

async function readFirstMarks(database: Database, classIds: readonly number[]): Promise<Map<number, WallDay>> {
  const rows = await database
    .selectFrom('attendance')
    .select(({ fn }) => ['class_id', fn.min('date').as('first')])
    .where('class_id', 'in', classIds)
    .groupBy('class_id')
    .execute()
  return new Map(rows.map(({ class_id, first }) => [class_id, first as WallDay]))
}
