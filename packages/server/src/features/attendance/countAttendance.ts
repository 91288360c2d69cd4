import { type ClassFilter, countMarks, countStudents, matchesClassFilter } from '../timetable/feed/countMarks.ts'
import type { Database } from '#database/openDatabase.ts'

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
