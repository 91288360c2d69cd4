import type { SeriesWithChanges } from '@maktab/calendar/findSeriesConflict'
import type { LessonChange } from '@maktab/calendar/Series'
import type { Database } from '#database/openDatabase.ts'
import { toLessonChange, toWeeklySeries } from './weeklySeries.ts'

/** The person whose time is taken. */
type EngagedPerson = { who: 'teacher' | 'student'; id: number; name: string }

/** An engagement: a timing of a class, a slot of an allotment, or a trial lesson. */
export type Engagement = {
  person: EngagedPerson
  kind: 'class' | 'allotment' | 'trial'
  /** The ids of the class, allotment or trial lesson, and of the timing or slot. */
  id: number
  timingId: number
  teacherId: number
  courseId: number | null
  /** The title of the class or course, or the student's name of a trial lesson. */
  title: string
  series: SeriesWithChanges
}

/** Both databases limit the number of values per statement. */
const MAX_VALUES = 500

/** The engagements of teachers: their classes and the slots of their allotments. */
export async function readTeacherEngagements(database: Database, ids: readonly number[]): Promise<Engagement[]> {
  if (ids.length === 0) return []
  const changes = await readChanges(database)
  const [classes, slots, names] = [
    await selectTimings(database).where('classes.teacher_id', 'in', ids).execute(),
    await selectSlots(database).where('allotments.teacher_id', 'in', ids).execute(),
    await namesOf(database, ids),
  ]
  const toPerson = ({ teacher_id: id }: { teacher_id: number }) =>
    ({ who: 'teacher', id, name: names.get(id) ?? '' }) as const
  return [
    ...classes.map((row) => ofClass(toPerson(row), row, changes)),
    ...slots.map((row) => ofSlot(toPerson(row), row)),
  ]
}

/** The engagements of students: their classes and the slots of their allotments. */
export async function readStudentEngagements(database: Database, ids: readonly number[]): Promise<Engagement[]> {
  const changes = ids.length > 0 ? await readChanges(database) : new Map()
  const found: Engagement[] = []
  for (let start = 0; start < ids.length; start += MAX_VALUES) {
    const some = ids.slice(start, start + MAX_VALUES)
    const classes = await selectTimings(database)
      .innerJoin('class_students', 'class_students.class_id', 'classes.id')
      .innerJoin('students', 'students.id', 'class_students.student_id')
      .innerJoin('accounts', 'accounts.id', 'students.account_id')
      .select(['students.id as student_id', 'accounts.name'])
      .where('students.id', 'in', some)
      .execute()
    const slots = await selectSlots(database)
      .innerJoin('students', 'students.id', 'allotments.student_id')
      .innerJoin('accounts', 'accounts.id', 'students.account_id')
      .select('accounts.name')
      .where('students.id', 'in', some)
      .execute()
    const toPerson = (row: { student_id: number; name: string }) =>
      ({ who: 'student', id: row.student_id, name: row.name }) as const
    found.push(
      ...classes.map((row) => ofClass(toPerson(row), row, changes)),
      ...slots.map((row) => ofSlot(toPerson(row), row)),
    )
  }
  return found
}

/** Timings with days. Those without are arranged with the teacher and conflict with nothing. */
function selectTimings(database: Database) {
  return database
    .selectFrom('class_timings')
    .innerJoin('classes', 'classes.id', 'class_timings.class_id')
    .select(['classes.id', 'classes.title', 'classes.teacher_id', 'classes.starts', 'classes.ends'])
    .select(['class_timings.id as timing_id', 'time_from', 'time_to', 'days'])
    .select(['class_timings.starts as timing_starts', 'class_timings.ends as timing_ends'])
    .where('classes.archived_at', 'is', null)
    .where('days', 'is not', null)
}

function selectSlots(database: Database) {
  return database
    .selectFrom('allotment_timings')
    .innerJoin('allotments', 'allotments.id', 'allotment_timings.allotment_id')
    .innerJoin('courses', 'courses.id', 'allotments.course_id')
    .select(['allotments.id', 'allotments.teacher_id', 'allotments.student_id', 'allotments.course_id'])
    .select(['courses.name as title', 'allotment_timings.id as timing_id', 'time_from', 'time_to', 'days'])
    .where('days', 'is not', null)
}

type TimingRow = Awaited<ReturnType<ReturnType<typeof selectTimings>['execute']>>[number]
type SlotRow = Awaited<ReturnType<ReturnType<typeof selectSlots>['execute']>>[number]
type Changes = ReadonlyMap<number, readonly LessonChange[]>

function ofClass(whom: EngagedPerson, row: TimingRow, changes: Changes): Engagement {
  const timing = { starts: row.timing_starts, ends: row.timing_ends }
  const series = { ...toWeeklySeries(row, row, timing), changes: changes.get(row.timing_id) ?? [] }
  const { id, title, timing_id: timingId, teacher_id: teacherId } = row
  return { person: whom, kind: 'class', id, timingId, teacherId, courseId: null, title, series }
}

function ofSlot(whom: EngagedPerson, row: SlotRow): Engagement {
  const { id, title, timing_id: timingId, teacher_id: teacherId, course_id: courseId } = row
  return { person: whom, kind: 'allotment', id, timingId, teacherId, courseId, title, series: toWeeklySeries(row) }
}

/** Few lessons have changes, so all are read. */
async function readChanges(database: Database): Promise<Changes> {
  const rows = await database.selectFrom('lesson_changes').selectAll().execute()
  const byTiming = Map.groupBy(rows, (row) => row.timing_id)
  return new Map([...byTiming].map(([timing, some]) => [timing, some.flatMap(toLessonChange)]))
}

async function namesOf(database: Database, teacherIds: readonly number[]): Promise<Map<number, string>> {
  const rows = await database
    .selectFrom('teachers')
    .innerJoin('accounts', 'accounts.id', 'teachers.account_id')
    .select(['teachers.id', 'accounts.name'])
    .where('teachers.id', 'in', teacherIds)
    .execute()
  return new Map(rows.map(({ id, name }) => [id, name]))
}
