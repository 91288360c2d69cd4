import { jsonOn, toJson, withField } from '../database/jsonRows.ts'
import type { Database } from '../database/openDatabase.ts'
import { invalid } from '../Refusal.ts'

/** What a report is about; each has one report at most (decision 60), but for those of former times. */
export type Place = { class_id: number; student_id: number; course_id: number }

/** Whether an edit makes a report one about somebody or something else. */
export function isMoved(from: { [Part in keyof Place]: number | null }, to: Place): boolean {
  return from.class_id !== to.class_id || from.student_id !== to.student_id || from.course_id !== to.course_id
}

/** Refuses a second report of one student in one class and course: the first is there to be changed. */
export async function refuseSecond(database: Database, { class_id, student_id, course_id }: Place): Promise<void> {
  const first = await database
    .selectFrom('reports')
    .select('id')
    .where('class_id', '=', class_id)
    .where('student_id', '=', student_id)
    .where('course_id', '=', course_id)
    .limit(1)
    .executeTakeFirst()
  if (first) throw invalid('courseId', 'There is a report on this student, class and course already. Edit that one.')
}

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

/** The reports as lists show them: all, or those of one teacher. */
export async function selectReports(database: Database, teacherAccountId?: number) {
  const json = jsonOn(database)
  const rows = await joinReports(database)
    .leftJoin('classes', 'classes.id', 'reports.class_id')
    .select(({ ref }) => [
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
    .$if(teacherAccountId !== undefined, (query) => query.where('teachers.account_id', '=', teacherAccountId ?? 0))
    .execute()
  const none = toJson(null)
  return rows.map((row) => withField(row.report, 'class', row.class_id === null ? none : row.class))
}
