import { recordDecision } from '../audit/decisionLog.ts'
import type { HandlersFor } from '#contract/Handler.ts'
import { bumpVersion } from '#database/transactions.ts'
import { readListResponse, selectIdsWhere } from '#lists/readListResponse.ts'
import { reportList } from '#lists/teachingLists.ts'
import { invalidField, missingField, notFound } from '#lib/HttpError.ts'
import { message } from '#i18n/message.ts'
import { isSubjectChanged, assertNoDuplicateReport, normalizeAttendance } from './checkReportSubject.ts'
import { readReports } from './reportQueries.ts'

/** 2§2 “Admin performance report”; teachers delete their own reports. */
export const adminReportHandlers: HandlersFor<'listReports' | 'editReport' | 'deleteReport'> = {
  listReports: (call) => {
    const { studentId, teacherId } = call.query
    const among = selectIdsWhere('id', 'reports', { student_id: studentId, teacher_id: teacherId })
    return readListResponse(call, { key: 'data', list: reportList, read: readReports, among })
  },

  // The specification defines the order of the checks (2§5).
  editReport: async ({ body, database, now }) => {
    const find = (table: 'students' | 'teachers' | 'courses', id: number) =>
      database.selectFrom(table).select('id').where('id', '=', id).executeTakeFirst()
    const report = await database
      .selectFrom('reports')
      .select(['id', 'class_id', 'student_id', 'course_id'])
      .where('id', '=', body.id)
      .executeTakeFirstOrThrow(notFound)
    if (!(await find('students', body.studentId))) throw missingField('studentId', 'Student')
    if (!(await find('teachers', body.teacherId))) throw missingField('teacherId', 'Teacher')
    const taught = await database
      .selectFrom('classes')
      .select('teacher_id')
      .where('id', '=', body.classId)
      .executeTakeFirstOrThrow(() => missingField('classId', 'Class'))
    if (taught.teacher_id !== body.teacherId)
      throw invalidField('teacherId', message('This teacher doesn’t teach this class.'))
    if (!(await find('courses', body.courseId))) throw missingField('courseId', 'Course')
    const place = { class_id: body.classId, student_id: body.studentId, course_id: body.courseId }
    if (isSubjectChanged(report, place)) await assertNoDuplicateReport(database, place)
    await database
      .updateTable('reports')
      .set({
        ...place,
        teacher_id: body.teacherId,
        attendance: normalizeAttendance(body.attendance),
        test_remarks: body.test_remarks || null,
        participation: body.participation || null,
        suggestions: body.suggestions || null,
        updated_at: now,
      })
      .where('id', '=', report.id)
      .execute()
    await bumpVersion(database, 'reports', report.id, body.version)
    return { message: message('Performance updated successfully') }
  },

  deleteReport: async (call) => {
    const { params, account, database } = call
    const report = await database
      .selectFrom('reports')
      .innerJoin('teachers', 'teachers.id', 'reports.teacher_id')
      .innerJoin('courses', 'courses.id', 'reports.course_id')
      .select(['reports.id', 'teachers.account_id', 'student_id', 'teacher_id', 'course_id', 'courses.name'])
      .where('reports.id', '=', params.id)
      .executeTakeFirst()
    if (!report || (account.role === 'teacher' && report.account_id !== account.id)) throw notFound()
    const { numDeletedRows } = await database.deleteFrom('reports').where('id', '=', report.id).executeTakeFirst()
    if (numDeletedRows === 0n) throw notFound()
    const { id, name: what, student_id: studentId, teacher_id: teacherId, course_id: courseId } = report
    const about = { course: [courseId] }
    await recordDecision(call, { kind: 'delete', record: ['report', id], what, studentId, teacherId, about })
    return { message: message('Performance deleted successfully') }
  },
}
