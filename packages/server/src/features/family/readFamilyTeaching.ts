import type { components } from '@maktab/contract/schema'
import { listLessonsBetween } from '@maktab/calendar/listLessonsBetween'
import { getDayInZone } from '@maktab/calendar/zonedTime'
import type { Database } from '#database/openDatabase.ts'
import { DAY_MILLISECONDS } from '#database/quotas.ts'
import { readClassSeries } from '../timetable/readClassSeries.ts'
import { toZonedMoment } from '../timetable/zonedMoment.ts'

type Schemas = components['schemas']

/** How far ahead lessons are looked for, and how long a report is new. */
const DAYS = 14

type Times = { timeZone: string; zone: string | undefined; now: number }

/** The next lesson of each student, also one that is on; null without one in the next two weeks. */
export async function readNextLessons(
  database: Database,
  studentIds: readonly number[],
  { timeZone, zone, now }: Times,
): Promise<(studentId: number) => Schemas['FamilyLesson'] | null> {
  const series = await readClassSeries(database, { studentIds })
  const members = await database
    .selectFrom('class_students')
    .select(['class_id', 'student_id'])
    .where('student_id', 'in', studentIds)
    .execute()
  const lessons = series
    .flatMap((of) =>
      listLessonsBetween(of.series, of.changes, timeZone, now, now + DAYS * DAY_MILLISECONDS)
        .filter(({ state, ends }) => state !== 'cancelled' && ends > now)
        .map((lesson) => ({ of, lesson })),
    )
    .toSorted((one, other) => one.lesson.starts - other.lesson.starts || one.lesson.ends - other.lesson.ends)
  const classesOf = Map.groupBy(members, ({ student_id }) => student_id)
  return (studentId) => {
    const own = new Set(classesOf.get(studentId)?.map(({ class_id }) => class_id))
    const next = lessons.find(({ of }) => own.has(of.classId))
    if (!next) return null
    const { of, lesson } = next
    return {
      title: of.title,
      teacher: of.teacher.name,
      starts: toZonedMoment(lesson.starts, { timeZone, zone }),
      ends: toZonedMoment(lesson.ends, { timeZone, zone }),
      link: of.link,
    }
  }
}

/** The newest report of each student that was saved in the last two weeks. */
export async function readNewReports(
  database: Database,
  studentIds: readonly number[],
  { timeZone, now }: Omit<Times, 'zone'>,
): Promise<(studentId: number) => Schemas['FamilyReport'] | null> {
  const rows = await database
    .selectFrom('reports')
    .innerJoin('classes', 'classes.id', 'reports.class_id')
    // Students see the reports of their present classes.
    .innerJoin('class_students', (join) =>
      join
        .onRef('class_students.class_id', '=', 'reports.class_id')
        .onRef('class_students.student_id', '=', 'reports.student_id'),
    )
    .select(['reports.student_id', 'classes.id as classId', 'course_id as courseId', 'title', 'updated_at'])
    .where('reports.student_id', 'in', studentIds)
    .where('updated_at', '>', now - DAYS * DAY_MILLISECONDS)
    .where('classes.archived_at', 'is', null)
    .orderBy('updated_at', 'desc')
    .orderBy('reports.id', 'desc')
    .execute()
  return (studentId) => {
    const newest = rows.find(({ student_id }) => student_id === studentId)
    if (!newest) return null
    const { classId, courseId, title, updated_at } = newest
    return { classId, courseId, date: getDayInZone(timeZone, updated_at), title }
  }
}
