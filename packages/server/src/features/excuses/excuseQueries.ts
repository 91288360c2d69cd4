import type { components } from '@maktab/contract/schema'
import { type ClassFilter, matchesClassFilter } from '../timetable/countAttendanceMarks.ts'
import { toLessonChange, toWeeklySeries } from '../timetable/weeklySeries.ts'
import type { Database } from '#database/openDatabase.ts'
import type { Account } from '#database/tables.ts'
import { isLessonDay } from '#validation/weekdays.ts'
import { parseWallDay } from '@maktab/calendar/WallDay'

type Schemas = components['schemas']

/** A lesson at the time at which it is held. A lesson that was moved since it was excused is another one. */
export type HeldLesson = { timingId: number; day: string; heldOn: string; from: string }

const keyOf = ({ timingId, day, heldOn, from }: HeldLesson) => `${timingId} ${day} ${heldOn} ${from}`

/** The days on which lessons are held, both inclusive. */
type Days = { first: string; last: string }

/** The excuses of the current students of some classes. */
function selectExcuses(database: Database, of: ClassFilter, { first, last }: Days) {
  return database
    .selectFrom('lesson_excuses')
    .innerJoin('class_timings', 'class_timings.id', 'lesson_excuses.timing_id')
    .innerJoin('class_students', (join) =>
      join
        .onRef('class_students.class_id', '=', 'class_timings.class_id')
        .onRef('class_students.student_id', '=', 'lesson_excuses.student_id'),
    )
    .leftJoin('attendance', (join) =>
      join
        .onRef('attendance.class_id', '=', 'class_timings.class_id')
        .onRef('attendance.student_id', '=', 'lesson_excuses.student_id')
        .onRef('attendance.date', '=', 'lesson_excuses.held_on'),
    )
    .select(['lesson_excuses.timing_id as timingId', 'lesson_excuses.day', 'held_on as heldOn'])
    .select(['lesson_excuses.time_from as from', 'attendance.id as markId'])
    .where(({ ref }) => matchesClassFilter(ref('class_timings.class_id'), of))
    .where('held_on', '>=', first)
    .where('held_on', '<=', last)
}

/** The number of students of each lesson who are excused and have no attendance. */
export async function countUnmarkedExcuses(
  database: Database,
  of: ClassFilter,
  days: Days,
): Promise<(lesson: HeldLesson) => number> {
  const rows = await selectExcuses(database, of, days).where('attendance.id', 'is', null).execute()
  const counts = new Map<string, number>()
  for (const row of rows) counts.set(keyOf(row), (counts.get(keyOf(row)) ?? 0) + 1)
  return (lesson) => counts.get(keyOf(lesson)) ?? 0
}

type LessonExcuses = Pick<Schemas['Lesson'], 'excuses' | 'excused'>
type Reader = { database: Database; account: Pick<Account, 'id' | 'role'> }

/** The excuses of lessons in a timetable: to a student their own, to others those of all students. */
export async function readLessonExcuses(
  { database, account }: Reader,
  of: ClassFilter,
  days: Days,
): Promise<(lesson: HeldLesson) => LessonExcuses> {
  const isStudent = account.role === 'student'
  const rows = await selectExcuses(database, of, days)
    .innerJoin('students', 'students.id', 'lesson_excuses.student_id')
    .innerJoin('accounts', 'accounts.id', 'students.account_id')
    .select(['lesson_excuses.reason', 'students.id', 'accounts.name'])
    .$if(isStudent, (query) => query.where('accounts.id', '=', account.id))
    .orderBy('lesson_excuses.id')
    .execute()
  const byLesson = Map.groupBy(rows, keyOf)
  return (lesson) => {
    const found = byLesson.get(keyOf(lesson)) ?? []
    if (isStudent) return { excused: found[0] ? { reason: found[0].reason } : null }
    return {
      excuses: found.map(({ id, name, reason, markId }) => ({
        student: { id, name },
        reason,
        isMarked: markId !== null,
      })),
    }
  }
}

type Excused = { classIds: readonly number[]; studentId?: number }

/**
 * The days for which students are excused from classes; of a single student if given. Excuses of lessons that were
 * cancelled or moved are left out.
 */
export async function readExcusedDays(
  database: Database,
  { classIds, studentId }: Excused,
): Promise<(Schemas['ExcusedDay'] & { classId: number })[]> {
  const rows = await database
    .selectFrom('lesson_excuses')
    .innerJoin('class_timings', 'class_timings.id', 'lesson_excuses.timing_id')
    .innerJoin('classes', 'classes.id', 'class_timings.class_id')
    .leftJoin('lesson_changes', (join) =>
      join
        .onRef('lesson_changes.timing_id', '=', 'lesson_excuses.timing_id')
        .onRef('lesson_changes.day', '=', 'lesson_excuses.day'),
    )
    .select(['lesson_excuses.student_id as studentId', 'lesson_excuses.day', 'held_on as date'])
    .select(['lesson_excuses.reason', 'class_timings.class_id as classId'])
    .select(['lesson_excuses.time_from as excused_from', 'class_timings.time_from', 'class_timings.time_to', 'days'])
    .select(['class_timings.starts', 'class_timings.ends'])
    .select(['classes.starts as class_starts', 'classes.ends as class_ends'])
    .select(['lesson_changes.id as change_id', 'to_day', 'to_from', 'to_to'])
    .where(({ ref }) => matchesClassFilter(ref('class_timings.class_id'), classIds))
    .$if(studentId !== undefined, (query) => query.where('lesson_excuses.student_id', '=', studentId ?? 0))
    .orderBy('held_on')
    .orderBy('lesson_excuses.id')
    .execute()
  return rows.flatMap(({ day, excused_from, change_id, studentId: id, classId, date, reason, ...row }) => {
    const series = toWeeklySeries(row, row, { starts: row.class_starts, ends: row.class_ends })
    const [change] = change_id === null ? [] : toLessonChange({ day, ...row })
    const planned = parseWallDay(day)
    if (!planned || !isLessonDay(series, planned)) return []
    const held = change ? change.to : { day: planned, from: series.from }
    const applies = held?.day === date && held.from === excused_from
    return applies ? [{ studentId: id, classId, date, reason }] : []
  })
}
