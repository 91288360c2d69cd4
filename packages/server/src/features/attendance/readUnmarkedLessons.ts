import {
  type ClassFilter,
  countAttendanceMarks,
  countStudents,
  matchesClassFilter,
} from '../timetable/countAttendanceMarks.ts'
import { type HeldLesson, countUnmarkedExcuses } from '../excuses/excuseQueries.ts'
import type { Database } from '#database/openDatabase.ts'
import type { LessonOccurrence, Lesson } from '@maktab/calendar/Series'
import { listOccurrences, toLesson } from '@maktab/calendar/listLessonsBetween'
import { addDays, dayNumberOf, wallDayOf } from '@maktab/calendar/WallDay'
import { formatWallTime } from '@maktab/calendar/wallTime'
import { getDayInZone } from '@maktab/calendar/zonedTime'
import { setImmediate } from 'node:timers/promises'
import { type TaughtSeries, type TeacherScope, readTaughtSeries } from './readTaughtSeries.ts'

/** Classes by id or by a range of ids: in a large school, listing all ids takes longer than reading the range. */
type Classes = Extract<ClassFilter, readonly number[] | { first: number }>

/** The attendance of some classes. */
type Register = {
  students: (classId: number) => number
  /** How many of the current students of a class are marked on a day. */
  marked: (classId: number, day: string) => number
}

/** Up to this many marks, finding their classes first is faster than scanning all classes. */
const MAX_MARKS = 5000

/** Counts the students of each class, and how many of them were marked on each of several consecutive days. */
export async function countAttendance(
  database: Database,
  classes: Classes,
  days: readonly string[],
): Promise<Register> {
  return {
    students: await countStudents(database, classes),
    marked: await countAttendanceMarks(database, await markedAmong(database, classes, days), days),
  }
}

/** Narrows the classes to those with marks on these days, if there are few marks. */
async function markedAmong(database: Database, classes: Classes, days: readonly string[]): Promise<Classes> {
  const some = database
    .selectFrom('attendance')
    .select('class_id')
    // Lists the days instead of a range, so that both databases use the index.
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

/** The past lessons of one timing with missing marks. */
type UnmarkedSeries = {
  of: TaughtSeries
  students: number
  held: readonly LessonOccurrence[]
  marked: (held: LessonOccurrence) => number
}
/** A lesson with missing marks, by its days and its time. */
export type UnmarkedDay = { of: TaughtSeries; held: LessonOccurrence }
export type UnmarkedLesson = UnmarkedDay & { lesson: Lesson }

type At = { timeZone: string; now: number }

const MAX_DAYS = 60
/** How far back to look in a class without a known first day. */
const UNMARKED_DAYS = 14
/** Lessons before these days are over in any time zone: a lesson takes at most a day, and a zone once skipped a whole one. */
const RECENT_DAYS = 2
/** Series per batch; the event loop runs between batches. */
const BATCH_SIZE = 1000

/**
 * Past lessons with missing marks, in batches of classes, at most 60 days old. In a class without a known first day
 * they count from its first mark on, or within the last 14 days if it was never marked. Excused students need no mark.
 */
export async function* readUnmarkedLessons(
  database: Database,
  scope: TeacherScope,
  { timeZone, now }: At,
): AsyncGenerator<UnmarkedSeries[]> {
  const today = getDayInZone(timeZone, now)
  const days = Array.from({ length: MAX_DAYS + 1 }, (_, count) => addDays(today, count - MAX_DAYS))
  const [first = today] = days
  const [firstDay, lastDay] = [dayNumberOf(first), dayNumberOf(today)]
  const dayOf = ({ heldOn }: LessonOccurrence) => days[heldOn - firstDay] ?? ''
  const surelyOver = lastDay - RECENT_DAYS
  const isOver = (held: LessonOccurrence) => held.heldOn < surelyOver || toLesson(timeZone, held).ends <= now

  const byClass = Map.groupBy(await readTaughtSeries(database, scope, first), ({ classId }) => classId)
  const ids = [...byClass.keys()].toSorted((one, other) => one - other)
  for (let start = 0; start < ids.length; start += BATCH_SIZE) {
    const some = ids.slice(start, start + BATCH_SIZE)
    const classes = scope === 'everybody' ? { first: some[0] ?? 0, last: some.at(-1) ?? 0 } : some
    const { students, marked } = await countAttendance(database, classes, days)
    const firstMarks = await readFirstMarks(database, classes, first)
    const excused = await countUnmarkedExcuses(database, classes, { first, last: today })
    yield some.flatMap((id) => {
      const all = students(id)
      if (all === 0) return []
      return (byClass.get(id) ?? []).map((of) => {
        const since = of.starts ?? firstMarks.get(id) ?? addDays(today, -UNMARKED_DAYS)
        const isUnmarked = (held: LessonOccurrence) => {
          const missing = all - marked(id, dayOf(held))
          if (dayOf(held) < since || missing <= 0 || !isOver(held)) return false
          return missing > excused(toHeldLesson(of.timingId, held))
        }
        const held = listOccurrences(of.series, of.changes, firstDay, lastDay).filter(isUnmarked)
        return { of, students: all, held, marked: (one: LessonOccurrence) => marked(id, dayOf(one)) }
      })
    })
    await setImmediate()
  }
}

function toHeldLesson(timingId: number, { day, heldOn, from }: LessonOccurrence): HeldLesson {
  return { timingId, day: wallDayOf(day), heldOn: wallDayOf(heldOn), from: formatWallTime(from) }
}

/** Sorts unmarked lessons by start, newest first. */
export function sortNewestFirst<One extends UnmarkedDay>(
  lessons: readonly One[],
  timeZone: string,
): (One & { lesson: Lesson })[] {
  return lessons
    .map((one) => ({ ...one, lesson: toLesson(timeZone, one.held) }))
    .toSorted(
      ({ of, lesson }, { of: otherOf, lesson: other }) =>
        other.starts - lesson.starts ||
        of.place - otherOf.place ||
        lesson.ends - other.ends ||
        (lesson.day < other.day ? -1 : 1),
    )
}

/** The day of each class's first mark. For a class marked before `day`, any earlier mark will do. */
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

/** The number of a teacher's unmarked lessons, and the oldest of them in order; at least one. */
export type MissingAttendance = { accountId: number; count: number; oldest: UnmarkedLesson[] }

/** How many lessons a reminder lists. */
const MAX_LESSONS = 5
/** A time zone once skipped a whole day, so the order of days may differ from the order of instants by this much. */
const CLOCK_DAYS = 1

/** Unmarked lessons before today by teacher, those with most first; of one teacher or of all. */
export async function readMissingAttendance(
  database: Database,
  { timeZone, now }: { timeZone: string; now: number },
  scope: TeacherScope = 'everybody',
): Promise<MissingAttendance[]> {
  const today = dayNumberOf(getDayInZone(timeZone, now))
  const registers = new Map<number, { count: number; old: UnmarkedDay[]; until: number }>()
  for await (const some of readUnmarkedLessons(database, scope, { timeZone, now })) {
    for (const { of, held } of some) {
      const before = held.filter(({ heldOn }) => heldOn < today)
      if (before.length === 0) continue
      const { count, old, until } = registers.get(of.teacherAccountId) ?? { count: 0, old: [], until: Infinity }
      const older = before.filter(({ heldOn }) => heldOn <= until).map((one) => ({ of, held: one }))
      registers.set(of.teacherAccountId, { count: count + before.length, ...oldestCandidates([...old, ...older]) })
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

/** The candidates for the oldest lessons, allowing for clock changes, so that few are held in memory. */
function oldestCandidates(unmarked: readonly UnmarkedDay[]): { old: UnmarkedDay[]; until: number } {
  const days = unmarked.map(({ held }) => held.heldOn).toSorted((one, other) => one - other)
  const until = (days[MAX_LESSONS - 1] ?? Infinity) + CLOCK_DAYS
  return { old: unmarked.filter(({ held }) => held.heldOn <= until), until }
}
