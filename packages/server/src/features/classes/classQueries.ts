import type { Database } from '#database/openDatabase.ts'
import type { Account, Tables } from '#database/tables.ts'
import { parseWeekdays } from '#validation/weekdays.ts'
import { notFound } from '#lib/HttpError.ts'
import { filterCurrentTimings } from './studentTimings.ts'
import type { ExpressionBuilder } from 'kysely'
import type { AccessibleClassIds } from '../timetable/countAttendanceMarks.ts'

type CallerContext = { database: Database; account: Account }

/** The teacher record of the caller. */
export async function readTeacherId({ database, account }: CallerContext): Promise<number> {
  const teacher = await database
    .selectFrom('teachers')
    .select('id')
    .where('account_id', '=', account.id)
    .executeTakeFirstOrThrow(notFound)
  return teacher.id
}

/** Whether the class exists and belongs to the calling teacher. */
export async function ownsClass({ database, account }: CallerContext, classId: number): Promise<boolean> {
  const found = await database
    .selectFrom('classes')
    .innerJoin('teachers', 'teachers.id', 'classes.teacher_id')
    .select('classes.id')
    .where('classes.id', '=', classId)
    .where('classes.archived_at', 'is', null)
    .where('teachers.account_id', '=', account.id)
    .executeTakeFirst()
  return found !== undefined
}

/**
 * Whether the caller may edit the class: its teacher or an administrator. If so, an update without a change locks the
 * row until the transaction ends, so that no mark is saved while the class is deleted.
 */
export async function lockClass({ database, account }: CallerContext, classId: number): Promise<boolean> {
  const { numUpdatedRows } = await database
    .updateTable('classes')
    .set({ archived_at: null })
    .where('id', '=', classId)
    .where('archived_at', 'is', null)
    .$if(account.role !== 'admin', (query) =>
      query.where('teacher_id', 'in', (of) =>
        of.selectFrom('teachers').select('teachers.id').where('account_id', '=', account.id),
      ),
    )
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Classes that are not deleted: one row per timing, or one row for a class without timings. */
export function selectClasses(database: Database) {
  return database
    .selectFrom('classes')
    .leftJoin('class_timings', 'class_timings.class_id', 'classes.id')
    .select(['classes.id', 'classes.version', 'classes.teacher_id', 'classes.title', 'classes.link'])
    .select(['classes.starts', 'classes.ends', 'class_timings.days'])
    .select(['class_timings.id as timing_id', 'class_timings.time_from', 'class_timings.time_to'])
    .select('class_timings.ends as timing_ends')
    .where('classes.archived_at', 'is', null)
    .orderBy('classes.id')
    .orderBy('class_timings.id')
}

type ClassRow = Awaited<ReturnType<ReturnType<typeof selectClasses>['execute']>>[number]
type Timing = { id: number; preferred_time_from: string; preferred_time_to: string; days: number[] }
type ScheduledClass = {
  id: number
  version: number
  teacherID: number
  title: string
  classLink: string | null
  starts: string | null
  ends: string | null
  teacher_class_timings: Timing[]
}

/** Groups the rows of `selectClasses` by class, with the timings that have not ended today at the school. */
export function toClasses(rows: readonly ClassRow[], today: string): ScheduledClass[] {
  return [...Map.groupBy(rows, ({ id }) => id).values()].flatMap((ofOne) => {
    const [row] = ofOne
    if (!row) return []
    const timings = ofOne.flatMap(({ timing_id: id, time_from, time_to, days, timing_ends: ends }) =>
      id === null ? [] : [{ id, time_from: time_from ?? '', time_to: time_to ?? '', days, ends }],
    )
    return {
      id: row.id,
      version: row.version,
      teacherID: row.teacher_id,
      title: row.title,
      classLink: row.link,
      starts: row.starts,
      ends: row.ends,
      teacher_class_timings: filterCurrentTimings(timings, today).map(({ id, time_from, time_to, days }) => ({
        id,
        preferred_time_from: time_from,
        preferred_time_to: time_to,
        days: parseWeekdays(days),
      })),
    }
  })
}

/** The students of a class. */
export async function readClassStudentIds(database: Database, classId: number): Promise<number[]> {
  const rows = await database
    .selectFrom('class_students')
    .select('student_id')
    .where('class_id', '=', classId)
    .execute()
  return rows.map((row) => row.student_id)
}

/** A class as recorded in a decision, with the teacher, students and courses concerned. */
export async function readClassForDecision(database: Database, id: number) {
  const { name, teacherId } = await database
    .selectFrom('classes')
    .select(['title as name', 'teacher_id as teacherId'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const courses = await database.selectFrom('class_courses').select('course_id').where('class_id', '=', id).execute()
  const about = { course: courses.map((row) => row.course_id), student: await readClassStudentIds(database, id) }
  return { record: ['class', id] as const, name, teacherId, about }
}

/** The teacher and the students whose time a class takes. */
export async function readClassPeople(
  database: Database,
  classId: number,
): Promise<{ teacherId: number; studentIds: number[] }> {
  const { teacher_id: teacherId } = await database
    .selectFrom('classes')
    .select('teacher_id')
    .where('id', '=', classId)
    .executeTakeFirstOrThrow()
  return { teacherId, studentIds: await readClassStudentIds(database, classId) }
}

/** Whether the class of some marks is not deleted. Classes that ended because their teacher was deleted count. */
export function isClassNotDeleted({ or, eb }: ExpressionBuilder<Tables, 'classes'>) {
  return or([eb('classes.archived_at', 'is', null), eb('classes.teacher_left_at', 'is not', null)])
}

type Course = { id: number; name: string }

/** The courses of each class, for all classes, those of a teacher, or selected ones. */
export async function readClassCourses(
  database: Database,
  of?: number | readonly number[] | AccessibleClassIds,
): Promise<Map<number, Course[]>> {
  const rows = await database
    .selectFrom('class_courses')
    .innerJoin('courses', 'courses.id', 'class_courses.course_id')
    .select(['class_id', 'courses.id', 'courses.name'])
    .$if(of !== undefined, (query) =>
      query.where(
        'class_id',
        'in',
        typeof of === 'object'
          ? of
          : database
              .selectFrom('classes')
              .select('classes.id')
              .where('teacher_id', '=', of ?? 0),
      ),
    )
    .orderBy('courses.id')
    .execute()
  const courses = new Map<number, Course[]>()
  for (const { class_id, ...course } of rows) {
    const existing = courses.get(class_id)
    if (existing) existing.push(course)
    else courses.set(class_id, [course])
  }
  return courses
}

export function withCourses<One extends { id: number }>(
  classes: readonly One[],
  courses: ReadonlyMap<number, Course[]>,
): (One & { courses: Course[] })[] {
  return classes.map((one) => ({ ...one, courses: courses.get(one.id) ?? [] }))
}
