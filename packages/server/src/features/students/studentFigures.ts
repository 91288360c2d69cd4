import type { Services } from '#contract/Handler.ts'
import { type JsonText, addJsonField, toJson } from '#database/jsonRows.ts'
import type { Database } from '#database/openDatabase.ts'
import { isOverdueFee, selectFees } from '../payments/readFees.ts'
import { readToday } from '../settings/schoolSettings.ts'
import { readStudents } from './studentQueries.ts'

type Teaching = { course: { id: number; name: string }; teacher: { id: number; name: string } }

type FigureOptions = {
  services: Pick<Services, 'timeZone'>
  now: number
  hidesNotes: boolean
  hidesFees: boolean
}

/** The list rows of these students, with what they are taught by whom and, unless hidden, the number of overdue fees. */
export async function readStudentsWithFigures(
  database: Database,
  ids: readonly number[],
  { services, now, hidesNotes, hidesFees }: FigureOptions,
): Promise<Awaited<ReturnType<typeof readStudents>>> {
  const [rows, teachingOf, overdueOf] = await Promise.all([
    readStudents(database, ids, { hidesNotes }),
    readTeaching(database, ids),
    countOverdueFees(database, ids, await readToday({ database, services, now })),
  ])
  return new Map(
    [...rows].map(([id, row]) => {
      const taught = addJsonField(row, 'teaching', teachingOf(id))
      return [id, hidesFees ? taught : addJsonField(taught, 'overdueFees', toJson(overdueOf(id)))]
    }),
  )
}

async function readTeaching(database: Database, ids: readonly number[]) {
  const rows = await database
    .selectFrom('allotments')
    .innerJoin('courses', 'courses.id', 'allotments.course_id')
    .innerJoin('teachers', 'teachers.id', 'allotments.teacher_id')
    .innerJoin('accounts', 'accounts.id', 'teachers.account_id')
    .select(['student_id', 'course_id', 'courses.name as course', 'teacher_id', 'accounts.name as teacher'])
    .where('student_id', 'in', ids)
    .orderBy('allotments.id')
    .execute()
  const byStudent = Map.groupBy(rows, ({ student_id }) => student_id)
  return (studentId: number): JsonText<Teaching[]> =>
    toJson(
      (byStudent.get(studentId) ?? []).map(({ course_id, course, teacher_id, teacher }) => ({
        course: { id: course_id, name: course },
        teacher: { id: teacher_id, name: teacher },
      })),
    )
}

async function countOverdueFees(database: Database, ids: readonly number[], today: string) {
  const rows = await selectFees(database)
    .select(({ fn }) => ['student_id', fn.countAll<number | string>().as('count')])
    .where('student_id', 'in', ids)
    .where(isOverdueFee(today))
    .groupBy('student_id')
    .execute()
  const counts = new Map(rows.map(({ student_id, count }) => [student_id, Number(count)]))
  return (studentId: number): number => counts.get(studentId) ?? 0
}
