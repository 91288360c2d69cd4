import type { Database } from '#database/openDatabase.ts'
import { invalidField, missingField } from '#lib/HttpError.ts'
import { message } from '#i18n/message.ts'

/** The subject of a report. Each subject has at most one report (decision 60), except for old data. */
type ReportSubject = { class_id: number; student_id: number; course_id: number }

/** Whether an edit changes the subject of a report. */
export function isSubjectChanged(from: { [Part in keyof ReportSubject]: number | null }, to: ReportSubject): boolean {
  return from.class_id !== to.class_id || from.student_id !== to.student_id || from.course_id !== to.course_id
}

/** Rejects a second report on the same student, class and course: the first should be edited instead. */
export async function assertNoDuplicateReport(
  database: Database,
  { class_id, student_id, course_id }: ReportSubject,
): Promise<void> {
  const first = await database
    .selectFrom('reports')
    .select('id')
    .where('class_id', '=', class_id)
    .where('student_id', '=', student_id)
    .where('course_id', '=', course_id)
    .limit(1)
    .executeTakeFirst()
  if (first)
    throw invalidField(
      'courseId',
      message('There’s already a report for this student, class and course. Edit that one.'),
    )
}

/** Rejects a report for another teacher's class, or on a student or course that isn't in the class. */
export async function checkReportSubject(database: Database, teacherId: number, place: ReportSubject): Promise<void> {
  const own = await database
    .selectFrom('classes')
    .select('id')
    .where('id', '=', place.class_id)
    .where('teacher_id', '=', teacherId)
    .where('archived_at', 'is', null)
    .executeTakeFirstOrThrow(() => invalidField('classId', message('This isn’t one of your classes.')))
  // An update without a change, which locks the row: of two concurrent reports the second must see the first.
  const { numUpdatedRows } = await database
    .updateTable('class_students')
    .set({ student_id: place.student_id })
    .where('class_id', '=', own.id)
    .where('student_id', '=', place.student_id)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw invalidField('studentId', message('This student isn’t in this class.'))
  await database
    .selectFrom('class_courses')
    .select('course_id')
    .where('class_id', '=', own.id)
    .where('course_id', '=', place.course_id)
    .executeTakeFirstOrThrow(() => invalidField('courseId', message('This course isn’t taught in this class.')))
}

/** Stores attendance without the percent sign, which screens add (decision 32). */
export function normalizeAttendance(typed: string): string {
  const attendance = typed.replace(/[\s%٪]+$/u, '')
  if (attendance === '') throw missingField('attendance', 'Attendance')
  return attendance
}
