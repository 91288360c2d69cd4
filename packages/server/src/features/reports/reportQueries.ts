import { createJsonBuilder, toJson, addJsonField } from '#database/jsonRows.ts'
import type { Database } from '#database/openDatabase.ts'

/** Reports with the people and things they tell of, newest first; also of those who are archived. */
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

/** Reports as lists show them, by their ids. */
export async function readReports(database: Database, ids: readonly number[]) {
  const rows = await selectReports(database, (query) => query.where('reports.id', 'in', ids))
  return new Map(rows.map(({ id, report }) => [id, report]))
}

/** The reports of one teacher. */
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
