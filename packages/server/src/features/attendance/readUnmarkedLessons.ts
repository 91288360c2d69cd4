import { type ClassFilter, countMarks, countStudents, matchesClassFilter } from '../timetable/countMarks.ts'
import type { Database } from '#database/openDatabase.ts'
import type { LessonOccurrence, Lesson } from '@maktab/calendar/Series'
import { listOccurrences, toLesson } from '@maktab/calendar/listLessonsBetween'
import { addDays, dayNumberOf } from '@maktab/calendar/WallDay'
import { dayIn } from '@maktab/calendar/zones'
import { setImmediate } from 'node:timers/promises'
import { type TaughtSeries, type TeacherScope, readTaughtSeries } from './readTaughtSeries.ts'

/** Some classes by their numbers, or all between two of them: to name each of a large school takes longer than to read it. */
type Classes = Extract<ClassFilter, readonly number[] | { first: number }>

/** What the registers of some classes say. */
type Register = {
  students: (classId: number) => number
  /** How many of those who are in a class have a mark of a day. */
  marked: (classId: number, day: string) => number
}

/** Of so many the classes that they are of are told apart sooner than all are looked through. */
const MAX_MARKS = 5000

/** Counts who is in each class, and how many of them were marked on each of some days that follow each other. */
export async function countAttendance(
  database: Database,
  classes: Classes,
  days: readonly string[],
): Promise<Register> {
  return {
    students: await countStudents(database, classes),
    marked: await countMarks(database, await markedAmong(database, classes, days), days),
  }
}

/** Those of the classes that have marks of these days at all, where they are few; else all of them. */
async function markedAmong(database: Database, classes: Classes, days: readonly string[]): Promise<Classes> {
  const some = database
    .selectFrom('attendance')
    .select('class_id')
    // Days that are named, not the first and the last one: so both databases look into these days of the index alone.
    .where('date', 'in', days)
    .where(({ ref }) => matchesClassFilter(ref('class_id'), classes))
    .limit(MAX_MARKS)
  const found = await database
    .selectFrom(some.as('some'))
    .select(({ fn }) => ['class_id', fn.countAll<number>().as('count')])
    .groupBy('class_id')
    .execute()
  const marks = found.reduce((sum, { count }) => sum + count, 0)
  return marks < MAX_MARKS ? found.map(({ class_id }) => class_id) : classes
}

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

/** How much one teacher owes, and the lessons that they have owed longest, the first one first; at least one. */
export type MissingAttendance = { accountId: number; count: number; oldest: UnmarkedLesson[] }

/** So many lessons a teacher is reminded of by name. */
const MAX_LESSONS = 5
/** A zone’s clocks have gone on by a whole day at once, so that what was held on one day was after what was on the next. */
const CLOCK_DAYS = 1

/** The lessons of the days before today that want marks, by teacher: those who owe most come first. */
export async function readMissingAttendance(
  database: Database,
  { timeZone, now }: { timeZone: string; now: number },
): Promise<MissingAttendance[]> {
  const today = dayNumberOf(dayIn(timeZone, now))
  const registers = new Map<number, { count: number; old: UnmarkedDay[]; until: number }>()
  for await (const some of readUnmarkedLessons(database, 'everybody', { timeZone, now })) {
    for (const { of, held } of some) {
      const before = held.filter(({ heldOn }) => heldOn < today)
      if (before.length === 0) continue
      const { count, old, until } = registers.get(of.teacherAccountId) ?? { count: 0, old: [], until: Infinity }
      const older = before.filter(({ heldOn }) => heldOn <= until).map((one) => ({ of, held: one }))
      registers.set(of.teacherAccountId, { count: count + before.length, ...oldestOf([...old, ...older]) })
    }
  }
  return [...registers]
    .map(([accountId, { count, old }]) => ({
      accountId,
      count,
      oldest: sortNewestFirst(old, timeZone).slice(-MAX_LESSONS).toReversed(),
    }))
    .toSorted((one, other) => other.count - one.count || one.accountId - other.accountId)
}

/** Among these are the oldest, whatever the clocks made of them: of a whole school few are kept at a time. */
function oldestOf(owed: readonly UnmarkedDay[]): { old: UnmarkedDay[]; until: number } {
  const days = owed.map(({ held }) => held.heldOn).toSorted((one, other) => one - other)
  const until = (days[MAX_LESSONS - 1] ?? Infinity) + CLOCK_DAYS
  return { old: owed.filter(({ held }) => held.heldOn <= until), until }
}
