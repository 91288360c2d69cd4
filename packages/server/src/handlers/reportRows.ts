import type { Database } from '../database/openDatabase.ts'

/** Reports with the people and things they tell of, newest first; also of those who are archived. */
export function selectReports(database: Database) {
  return database
    .selectFrom('reports')
    .innerJoin('students', 'students.id', 'reports.student_id')
    .innerJoin('accounts as studying', 'studying.id', 'students.account_id')
    .innerJoin('teachers', 'teachers.id', 'reports.teacher_id')
    .innerJoin('accounts as teaching', 'teaching.id', 'teachers.account_id')
    .innerJoin('courses', 'courses.id', 'reports.course_id')
    .leftJoin('classes', 'classes.id', 'reports.class_id')
    .select([
      'reports.id',
      'reports.attendance',
      'reports.test_remarks',
      'reports.participation',
      'reports.suggestions',
      'students.id as student_id',
      'students.std_id',
      'studying.name as student_name',
      'teachers.id as teacher_id',
      'teachers.teach_id',
      'teaching.name as teacher_name',
      'courses.id as course_id',
      'courses.name as course_name',
      'classes.id as class_id',
      'classes.title as class_title',
    ])
    .orderBy('reports.id', 'desc')
}

type Row = Awaited<ReturnType<ReturnType<typeof selectReports>['executeTakeFirstOrThrow']>>

/** A row of `selectReports` as the lists of reports have it. */
export function toReport(row: Row) {
  const { id, attendance, test_remarks, participation, suggestions } = row
  return {
    id,
    student: { id: row.student_id, std_id: row.std_id, name: row.student_name },
    teacher: { id: row.teacher_id, teach_id: row.teach_id, name: row.teacher_name },
    course: { id: row.course_id, name: row.course_name },
    class: row.class_id === null ? null : { id: row.class_id, title: row.class_title ?? '' },
    attendance,
    test_remarks,
    participation,
    suggestions,
  }
}
