import { readWallDay, addDays } from '@maktab/calendar/WallDay'
import type { Database } from '#database/openDatabase.ts'
import type { Services } from '#contract/Services.ts'
import { createDayFormatter } from '../settings/schoolDays.ts'

/** How many days of lessons a report is about. */
const DAYS = 30

type TeacherContext = { database: Database; services: Pick<Services, 'timeZone'>; now: number; teacherId: number }

/**
 * Decision 135: when a teacher last reported on each of their students in a course, and on whom they owe a report. Two
 * queries, however many students there are.
 */
export async function readDueReports({ database, services, now, teacherId }: TeacherContext) {
  const dayOf = await createDayFormatter(database, services)
  const written = await database
    .selectFrom('reports')
    .select(({ fn }) => ['student_id', 'course_id', fn.max('updated_at').as('at')])
    .where('teacher_id', '=', teacherId)
    .groupBy(['student_id', 'course_id'])
    .execute()
  const reported = new Map(written.map(({ at, ...of }) => [keyOf(of), dayOf(at)]))
  const today = readWallDay(dayOf(now))
  const before = today ? addDays(today, -DAYS) : ''
  const taught = new Set((await readTaught(database, teacherId, before)).map(keyOf))
  return (of: Taught) => {
    const last = reported.get(keyOf(of)) ?? null
    return { reported: last, reportOwed: taught.has(keyOf(of)) && (last === null || last <= before) }
  }
}

type Taught = { student_id: number; course_id: number }

const keyOf = ({ student_id, course_id }: Taught) => `${student_id} ${course_id}`

/** Whoever sits in a class of the teacher, and was marked in it both since a day and until it. */
function readTaught(database: Database, teacherId: number, day: string): Promise<Taught[]> {
  return database
    .selectFrom('class_students')
    .innerJoin('classes', 'classes.id', 'class_students.class_id')
    .innerJoin('class_courses', 'class_courses.class_id', 'classes.id')
    .innerJoin('students', 'students.id', 'class_students.student_id')
    .innerJoin('accounts', 'accounts.id', 'students.account_id')
    .innerJoin('attendance', (join) =>
      join
        .onRef('attendance.class_id', '=', 'classes.id')
        .onRef('attendance.student_id', '=', 'class_students.student_id'),
    )
    .select(['class_students.student_id', 'class_courses.course_id'])
    .where('classes.teacher_id', '=', teacherId)
    .where('classes.archived_at', 'is', null)
    .where('accounts.status', '=', 'active')
    .groupBy(['class_students.student_id', 'class_courses.course_id'])
    .having(({ fn }) => fn.min('attendance.date'), '<=', day)
    .having(({ fn }) => fn.max('attendance.date'), '>', day)
    .execute()
}
