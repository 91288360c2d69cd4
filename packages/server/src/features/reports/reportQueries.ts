import { createJsonBuilder, toJson, addJsonField } from '#database/jsonRows.ts'
import type { Database } from '#database/openDatabase.ts'
import { parseWallDay, addDays } from '@maktab/calendar/WallDay'
import type { Services } from '#contract/Handler.ts'
import { createDayFormatter } from '../settings/schoolSettings.ts'

/** Reports with their people and records, including archived ones, newest first. */
export function joinReports(database: Database) {
  return database
    .selectFrom('reports')
    .innerJoin('students', 'students.id', 'reports.student_id')
    .innerJoin('accounts as studying', 'studying.id', 'students.account_id')
    .innerJoin('teachers', 'teachers.id', 'reports.teacher_id')
    .innerJoin('accounts as teaching', 'teaching.id', 'teachers.account_id')
    .innerJoin('courses', 'courses.id', 'reports.course_id')
    .orderBy('reports.id', 'desc')
}

/** The list rows of these reports. */
export async function readReports(database: Database, ids: readonly number[]) {
  const rows = await selectReports(database, (query) => query.where('reports.id', 'in', ids))
  return new Map(rows.map(({ id, report }) => [id, report]))
}

/** The reports by a teacher. */
export async function readTeacherReports(database: Database, teacherAccountId: number) {
  const rows = await selectReports(database, (query) => query.where('teachers.account_id', '=', teacherAccountId))
  return rows.map(({ report }) => report)
}

type Joined = ReturnType<typeof joinReports>

async function selectReports(database: Database, narrow: (query: Joined) => Joined) {
  const json = createJsonBuilder(database)
  const rows = await narrow(joinReports(database))
    .leftJoin('classes', 'classes.id', 'reports.class_id')
    .select(({ ref }) => [
      'reports.id',
      'reports.class_id',
      json.text({ id: ref('classes.id').$notNull(), title: ref('classes.title').$notNull() }).as('class'),
      json
        .text({
          id: ref('reports.id'),
          version: ref('reports.version'),
          student: json.object({ id: ref('students.id'), std_id: ref('std_id'), name: ref('studying.name') }),
          teacher: json.object({ id: ref('teachers.id'), teach_id: ref('teach_id'), name: ref('teaching.name') }),
          course: json.object({ id: ref('courses.id'), name: ref('courses.name') }),
          attendance: ref('reports.attendance'),
          test_remarks: ref('reports.test_remarks'),
          participation: ref('reports.participation'),
          suggestions: ref('reports.suggestions'),
        })
        .as('report'),
    ])
    .execute()
  const none = toJson(null)
  return rows.map(({ id, report, class_id, class: of }) => ({
    id,
    report: addJsonField(report, 'class', class_id === null ? none : of),
  }))
}

/** The number of days a report covers. */
const DAYS = 30

type TeacherContext = { database: Database; services: Pick<Services, 'timeZone'>; now: number; teacherId: number }

/**
 * Decision 135: when a teacher last reported on each student in a course, and which reports are due, in two queries.
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
  const today = parseWallDay(dayOf(now))
  const before = today ? addDays(today, -DAYS) : ''
  const taught = new Set((await readTaught(database, teacherId, before)).map(keyOf))
  return (of: Taught) => {
    const last = reported.get(keyOf(of)) ?? null
    return { reported: last, reportOwed: taught.has(keyOf(of)) && (last === null || last <= before) }
  }
}

type Taught = { student_id: number; course_id: number }

const keyOf = ({ student_id, course_id }: Taught) => `${student_id} ${course_id}`

/** Students in a class of the teacher who were marked in it both by a day and after it. */
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
