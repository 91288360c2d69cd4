import type { LessonOccurrence } from '@maktab/calendar/LessonOccurrence'
import { listOccurrences } from '@maktab/calendar/listOccurrences'
import type { Lesson } from '@maktab/calendar/Lesson'
import { toLesson } from '@maktab/calendar/toLesson'
import { addDays, dayNumberOf } from '@maktab/calendar/WallDay'
import { dayIn } from '@maktab/calendar/zones'
import { setImmediate } from 'node:timers/promises'
import type { Database } from '#database/openDatabase.ts'
import { countAttendance } from './countAttendance.ts'
import { type TaughtSeries, type TeacherScope, readTaughtSeries } from './readTaughtSeries.ts'
import { type ClassFilter, matchesClassFilter } from '../timetable/feed/countMarks.ts'

/** Of what is taught at one time of a class the lessons that are over and of which a student’s mark is missing. */
type OwedSeries = {
  of: TaughtSeries
  students: number
  held: readonly LessonOccurrence[]
  marked: (held: LessonOccurrence) => number
}
/** One of them, by its days alone, and by the clock. */
export type UnmarkedDay = { of: TaughtSeries; held: LessonOccurrence }
export type UnmarkedLesson = UnmarkedDay & { lesson: Lesson }

type At = { timeZone: string; now: number }

const MAX_DAYS = 60
/** How far back a class owes lessons of which nothing says when it began. */
const UNMARKED_DAYS = 14
/** A lesson takes a day at most, and a zone has left out a whole one: what was held before these days is surely over. */
const RECENT_DAYS = 2
/** So many are looked at in one go; between them the process does what else it has to. */
const BATCH_SIZE = 1000

/**
 * Lessons that are over and of which a student’s mark is missing, those of some classes after those of others; none of
 * more than 60 days ago. A class whose first day isn’t known owes them from its first mark on, and one that was never
 * marked those of the last 14 days only: nobody knows when it began.
 */
export async function* readUnmarkedLessons(
  database: Database,
  whose: TeacherScope,
  { timeZone, now }: At,
): AsyncGenerator<OwedSeries[]> {
  const today = dayIn(timeZone, now)
  const days = Array.from({ length: MAX_DAYS + 1 }, (_, count) => addDays(today, count - MAX_DAYS))
  const [first = today] = days
  const [firstDay, lastDay] = [dayNumberOf(first), dayNumberOf(today)]
  const dayOf = ({ heldOn }: LessonOccurrence) => days[heldOn - firstDay] ?? ''
  const surelyOver = lastDay - RECENT_DAYS
  const isOver = (held: LessonOccurrence) => held.heldOn < surelyOver || toLesson(timeZone, held).ends <= now

  const byClass = Map.groupBy(await readTaughtSeries(database, whose, first), ({ classId }) => classId)
  const ids = [...byClass.keys()].toSorted((one, other) => one - other)
  for (let start = 0; start < ids.length; start += BATCH_SIZE) {
    const some = ids.slice(start, start + BATCH_SIZE)
    const classes = whose === 'everybody' ? { first: some[0] ?? 0, last: some.at(-1) ?? 0 } : some
    const { students, marked } = await countAttendance(database, classes, days)
    const firstMarks = await readFirstMarks(database, classes, first)
    yield some.flatMap((id) => {
      const all = students(id)
      if (all === 0) return []
      return (byClass.get(id) ?? []).map((of) => {
        const since = of.starts ?? firstMarks.get(id) ?? addDays(today, -UNMARKED_DAYS)
        const isOwed = (held: LessonOccurrence) => dayOf(held) >= since && marked(id, dayOf(held)) < all && isOver(held)
        const held = listOccurrences(of.series, of.changes, firstDay, lastDay).filter(isOwed)
        return { of, students: all, held, marked: (one: LessonOccurrence) => marked(id, dayOf(one)) }
      })
    })
    await setImmediate()
  }
}

/** When owed lessons were, those that began last first. */
export function sortNewestFirst<One extends UnmarkedDay>(
  owed: readonly One[],
  timeZone: string,
): (One & { lesson: Lesson })[] {
  return owed
    .map((one) => ({ ...one, lesson: toLesson(timeZone, one.held) }))
    .toSorted(
      ({ of, lesson }, { of: otherOf, lesson: other }) =>
        other.starts - lesson.starts ||
        of.place - otherOf.place ||
        lesson.ends - other.ends ||
        (lesson.day < other.day ? -1 : 1),
    )
}

/** The first mark of each class, as far as it matters: of a class that was marked before a day, any mark before it. */
async function readFirstMarks(database: Database, classes: ClassFilter, day: string): Promise<Map<number, string>> {
  const older = await database
    .selectFrom('classes')
    .select('id')
    .select(({ selectFrom }) =>
      selectFrom('attendance')
        .select('date')
        .whereRef('attendance.class_id', '=', 'classes.id')
        .where('date', '<', day)
        .limit(1)
        .as('date'),
    )
    .where(({ ref }) => matchesClassFilter(ref('classes.id'), classes))
    .where('classes.starts', 'is', null)
    .execute()
  const young = older.filter(({ date }) => date === null).map(({ id }) => id)
  const rows = await readMinima(database, young)
  return new Map([
    ...older.flatMap(({ id, date }): [number, string][] => (date === null ? [] : [[id, date]])),
    ...rows.map(({ class_id, first }): [number, string] => [class_id, first]),
  ])
}

async function readMinima(database: Database, classIds: readonly number[]) {
  if (classIds.length === 0) return []
  return database
    .selectFrom('attendance')
    .select(({ fn }) => ['class_id', fn.min('date').as('first')])
    .where('class_id', 'in', classIds)
    .groupBy('class_id')
    .execute()
}
