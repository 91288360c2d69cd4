import type { Database } from '#database/openDatabase.ts'
import type { Account } from '#database/tables.ts'
import { dayNumberOf, type WallDay } from '@maktab/calendar/WallDay'
import { type Expression, type SqlBool, sql } from 'kysely'

type ClassScope = { database: Database; account: Pick<Account, 'id' | 'role'>; teacherId?: number; courseId?: number }

/**
 * The ids of the classes a user can access: a teacher's own, those a student is in, or for an administrator all or one
 * teacher's. Classes of deleted teachers are excluded.
 */
export function selectAccessibleClassIds({ database, account, teacherId, courseId }: ClassScope) {
  return database
    .selectFrom('classes')
    .innerJoin('teachers', 'teachers.id', 'classes.teacher_id')
    .innerJoin('accounts', 'accounts.id', 'teachers.account_id')
    .select('classes.id')
    .where('classes.archived_at', 'is', null)
    .where('accounts.status', '!=', 'archived')
    .$if(account.role === 'teacher', (query) => query.where('accounts.id', '=', account.id))
    .$if(account.role === 'student', (query) =>
      query.where('classes.id', 'in', (of) =>
        of
          .selectFrom('class_students')
          .innerJoin('students', 'students.id', 'class_students.student_id')
          .select('class_students.class_id')
          .where('students.account_id', '=', account.id),
      ),
    )
    .$if(account.role === 'admin' && teacherId !== undefined, (query) =>
      query.where('classes.teacher_id', '=', teacherId ?? 0),
    )
    .$if(courseId !== undefined, (query) =>
      query.where('classes.id', 'in', (of) =>
        of
          .selectFrom('class_courses')
          .select('class_id')
          .where('course_id', '=', courseId ?? 0),
      ),
    )
}

export type AccessibleClassIds = ReturnType<typeof selectAccessibleClassIds>

/** A filter by subquery, by ids or by a range of ids; undefined for all, which is faster than naming them. */
export type ClassFilter = AccessibleClassIds | readonly number[] | { first: number; last: number } | undefined

/** For days further apart, a range would read too many unrelated marks. */
const MAX_GAP_DAYS = 7

/** The number of students in each class. */
export async function countStudents(database: Database, of: ClassFilter): Promise<(classId: number) => number> {
  const rows = await database
    .selectFrom('class_students')
    .select(({ fn }) => ['class_id', fn.countAll<number>().as('count')])
    .where(({ ref }) => matchesClassFilter(ref('class_id'), of))
    .groupBy('class_id')
    .execute()
  const counts = new Map(rows.map(({ class_id, count }) => [class_id, count]))
  return (classId) => counts.get(classId) ?? 0
}

/** The number of students of each class who are marked on each of these days. */
export async function countAttendanceMarks(
  database: Database,
  of: ClassFilter,
  days: readonly string[],
): Promise<(classId: number, day: string) => number> {
  const counts = new Map<number, Map<string, number>>()
  for (const run of isNone(of) ? [] : runsOf(days)) {
    for (const { class_id, count, days: marked } of await readMarks(database, of, run)) {
      if (marked === null) continue
      const ofClass = counts.get(class_id) ?? new Map<string, number>()
      counts.set(class_id, ofClass)
      for (const day of marked.split(' ')) ofClass.set(day, (ofClass.get(day) ?? 0) + count)
    }
  }
  return (classId, day) => counts.get(classId)?.get(day) ?? 0
}

type Run = { first: string; last: string }

/** Groups nearby days into ranges that are read at once. */
function runsOf(days: readonly string[]): Run[] {
  const runs: Run[] = []
  for (const day of days.toSorted()) {
    const run = runs.at(-1)
    const isNear = run && dayNumberOf(day as WallDay) - dayNumberOf(run.last as WallDay) <= MAX_GAP_DAYS
    if (isNear) run.last = day
    else runs.push({ first: day, last: day })
  }
  return runs
}

/**
 * The number of marked students by class and day in a range. Usually all are marked on the same days, which makes one
 * row. Each student is looked up separately, because the index has their days in sequence; a join of all marks with all
 * students is slower.
 */
function readMarks(database: Database, of: ClassFilter, { first, last }: Run) {
  const ofMembers = database
    .selectFrom('class_students')
    .select('class_id')
    .select(({ selectFrom, ref }) =>
      selectFrom('attendance')
        .select(sql<string | null>`string_agg(date, ' ')`.as('days'))
        .where('attendance.class_id', '=', ref('class_students.class_id'))
        .where('attendance.student_id', '=', ref('class_students.student_id'))
        .where('date', '>=', first)
        .where('date', '<=', last)
        .as('days'),
    )
    .where(({ ref }) => matchesClassFilter(ref('class_id'), of))
  return database
    .selectFrom(ofMembers.as('of_members'))
    .select(({ fn }) => ['class_id', 'days', fn.countAll<number>().as('count')])
    .groupBy(['class_id', 'days'])
    .execute()
}

function isNone(of: ClassFilter): boolean {
  return of !== undefined && 'length' in of && of.length === 0
}

export function matchesClassFilter(classId: Expression<number>, of: ClassFilter): Expression<SqlBool> {
  if (of === undefined) return sql<SqlBool>`true`
  if ('first' in of) return sql<SqlBool>`${classId} between ${of.first} and ${of.last}`
  if (!('length' in of)) return sql<SqlBool>`${classId} in ${of}`
  return of.length > 0 ? sql<SqlBool>`${classId} in (${sql.join(of)})` : sql<SqlBool>`false`
}
