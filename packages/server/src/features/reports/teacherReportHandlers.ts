import type { HandlersFor } from '#contract/Handler.ts'
import { bumpVersion } from '#database/transactions.ts'
import { toListResponse } from '#database/jsonRows.ts'
import type { Database } from '#database/openDatabase.ts'
import { readTeacherId } from '../classes/classQueries.ts'
import { enqueueTeachingMails } from '../classes/teachingMails.ts'
import { notFound } from '#lib/HttpError.ts'
import { message } from '#i18n/message.ts'
import {
  checkReportSubject,
  isSubjectChanged,
  assertNoDuplicateReport,
  normalizeAttendance,
} from './checkReportSubject.ts'
import { joinReports, readTeacherReports } from './reportQueries.ts'
import { readTaughtOutlines } from './readTaughtOutlines.ts'
import { createDayFormatter } from '../settings/schoolSettings.ts'

/** 2§2 “Teacher performance”, and the report that its student prints. */
export const teacherReportHandlers: HandlersFor<'listTeacherReports' | 'saveReport' | 'getStudentPerformance'> = {
  listTeacherReports: async ({ account, database }) =>
    toListResponse('data', await readTeacherReports(database, account.id)),

  saveReport: async ({ body, account, database, services, now }) => {
    const place = { class_id: body.classId, student_id: body.studentId, course_id: body.courseId }
    const values = {
      ...place,
      attendance: normalizeAttendance(body.attendance),
      test_remarks: body.testRemarks,
      participation: body.classParticipation,
      suggestions: body.suggestions || null,
      updated_at: now,
    }
    const teacherId = await readTeacherId({ database, account })
    if (body.id === 0) {
      await checkReportSubject(database, teacherId, place)
      await assertNoDuplicateReport(database, place)
      const { id: reportId } = await database
        .insertInto('reports')
        .values({ ...values, teacher_id: teacherId })
        .returning('id')
        .executeTakeFirstOrThrow()
      const mail = { of: 'students', ids: [body.studentId], payload: { reportId }, key: `report ${reportId}` } as const
      await enqueueTeachingMails({ database, services, now }, 'reportWritten', mail)
      return { message: message('Report saved') }
    }
    const before = await database
      .selectFrom('reports')
      .select(['class_id', 'student_id', 'course_id'])
      .where('id', '=', body.id)
      .where('teacher_id', '=', teacherId)
      .executeTakeFirstOrThrow(notFound)
    // An existing report can be corrected even if the class was deleted or the student left.
    if (isSubjectChanged(before, place)) {
      await checkReportSubject(database, teacherId, place)
      await assertNoDuplicateReport(database, place)
    }
    await database.updateTable('reports').set(values).where('id', '=', body.id).execute()
    await bumpVersion(database, 'reports', body.id, body.version)
    return { message: message('Performance updated successfully') }
  },

  getStudentPerformance: async ({ params, account, database, services }) => {
    const rows = await joinReports(database)
      .select(['reports.id', 'attendance', 'test_remarks', 'participation', 'suggestions', 'updated_at', 'std_id'])
      .select(['studying.name as student_name', 'teaching.name as teacher_name'])
      .innerJoin('classes', 'classes.id', 'reports.class_id')
      .select(['reports.course_id', 'courses.name as course_name', 'classes.title'])
      .where('students.account_id', '=', account.id)
      .where('reports.class_id', '=', params.classId)
      .execute()
    if (rows.length === 0 && !(await wasMarkedInClass(database, account.id, params.classId))) throw notFound()
    const dayOf = await createDayFormatter(database, services)
    const markedUntil = await readAttendanceSummary(database, account.id, params.classId)
    const courseIds = [...new Set(rows.map(({ course_id }) => course_id))]
    const taught = await readTaughtOutlines(database, { classId: params.classId, courseIds })
    const reports = rows.map(
      ({ std_id, student_name, teacher_name, course_id, course_name, title, updated_at, ...report }) => ({
        ...report,
        date: dayOf(updated_at),
        class: { id: params.classId, title },
        marked: markedUntil(dayOf(updated_at)),
        taught: taught(course_id, dayOf(updated_at)),
        student: { std_id, name: student_name },
        teacher: { name: teacher_name },
        course: { id: course_id, name: course_name },
      }),
    )
    const [newest = null, ...older] = reports
    return { data: newest, older }
  },
}

/** A student removed from a class still has attendance records in it. */
async function wasMarkedInClass(database: Database, accountId: number, classId: number): Promise<boolean> {
  const found = await database
    .selectFrom('class_students')
    .innerJoin('students', 'students.id', 'class_students.student_id')
    .select('students.id')
    .where('class_id', '=', classId)
    .where('account_id', '=', accountId)
    .union(
      database
        .selectFrom('attendance')
        .innerJoin('students', 'students.id', 'attendance.student_id')
        .select('students.id')
        .where('class_id', '=', classId)
        .where('account_id', '=', accountId),
    )
    .executeTakeFirst()
  return found !== undefined
}

type AttendanceSummary = { from: string; to: string; present: number; absent: number }

/** A student's attendance in a class up to a day; null without any marks. */
async function readAttendanceSummary(database: Database, accountId: number, classId: number) {
  const marks = await database
    .selectFrom('attendance')
    .innerJoin('students', 'students.id', 'attendance.student_id')
    .select(['date', 'status'])
    .where('class_id', '=', classId)
    .where('students.account_id', '=', accountId)
    .orderBy('date')
    .execute()
  return (until: string): AttendanceSummary | null => {
    const counted = marks.filter(({ date }) => date <= until)
    const [first, last] = [counted[0], counted.at(-1)]
    if (!first || !last) return null
    const present = counted.filter(({ status }) => status === 'present').length
    return { from: first.date, to: last.date, present, absent: counted.length - present }
  }
}
