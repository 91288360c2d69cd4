import { archiveAccount } from '../accounts/archiveAccount.ts'
import { keepAct } from '../acts/keepAct.ts'
import type { Some } from '../contract/Handler.ts'
import { countChange } from '../database/countChange.ts'
import { emptyLog } from '../database/emptyLog.ts'
import { toJson } from '../database/jsonRows.ts'
import { eraseContactsOfTeacher } from '../erasing/eraseContacts.ts'
import { eraseTeacher } from '../erasing/eraseTeacher.ts'
import { noTeacherFacts } from '../erasing/nobody.ts'
import { readDays } from '../fields/weekdays.ts'
import { answerList } from '../lists/answerList.ts'
import { idsWhere } from '../lists/idsWhere.ts'
import { listedTeachers } from '../lists/listedTeachers.ts'
import { refreshListsWithin } from '../lists/refreshRows.ts'
import { owe } from '../mail/owe.ts'
import { changedMeanwhile, invalid, notFound } from '../Refusal.ts'
import { coursesNamed } from '../courses/coursesNamed.ts'
import { message } from '../i18n/message.ts'
import { studentOf } from './studentQueries.ts'
import { confirmTeacherEmail } from './confirmTeacherEmail.ts'
import { submitTeacherApplication } from './teacherApplication.ts'
import { assignTeacherCredentials } from './teacherCredentials.ts'
import { readAllotted, readTeachers, teacherOf } from './teacherQueries.ts'

type TeacherCalls =
  | 'submitTeacherApplication'
  | 'listTeachers'
  | 'filterTeachers'
  | 'assignTeacherCredentials'
  | 'confirmTeacherEmail'
  | 'blockTeacher'
  | 'deleteTeacher'
  | 'eraseTeacher'
  | 'listTeacherClassTimes'

/** Those who teach a student, those who were assigned a course, or those who teach that student that course. */
function amongTeachers({ studentId, courseId }: { studentId?: number; courseId?: number }) {
  const table = studentId === undefined ? 'course_assignments' : 'allotments'
  return idsWhere('teacher_id', table, { student_id: studentId, course_id: courseId })
}

/** 1§2 “Admin Teachers” and “Create Teacher Account”. */
export const teacherHandlers: Some<TeacherCalls> = {
  submitTeacherApplication,

  listTeachers: (call) =>
    answerList(call, {
      key: 'teachers',
      list: listedTeachers,
      among: amongTeachers(call.query),
      read: async (database, ids) => new Map((await readTeachers(database, ids)).map((one) => [one.id, toJson(one)])),
    }),

  filterTeachers: async ({ params, database }) => {
    await studentOf(database, params.studentId)
    const courses = await coursesNamed(database, [params.courseId])
    if (courses.size === 0) throw notFound()
    return { teachers: await readTeachers(database, await readAllotted(database, params)) }
  },

  assignTeacherCredentials,
  confirmTeacherEmail,

  // Sessions stay: whoever is blocked is told so at their next call, and goes on where they were when it is over.
  blockTeacher: async (call) => {
    const { body, database } = call
    const teacher = await teacherOf(database, body.teacherID)
    if (teacher.status !== body.status) throw changedMeanwhile()
    if (teacher.status === 'pending')
      throw invalid('status', message('Only a teacher who was accepted can be blocked.'))
    const isBlocking = teacher.status === 'active'
    await countChange(database, 'teachers', teacher.id, undefined)
    const { numUpdatedRows } = await database
      .updateTable('accounts')
      .set({ status: isBlocking ? 'blocked' : 'active' })
      .where('id', '=', teacher.account_id)
      .where('status', '=', teacher.status)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) throw changedMeanwhile()
    const kind = isBlocking ? 'blockTeacher' : 'letTeacherIn'
    const { reason } = body
    await keepAct(call, { kind, record: ['teacher', teacher.id], teacherId: teacher.id, reason })
    return { message: isBlocking ? message('Teacher blocked') : message('Teacher unblocked') }
  },

  deleteTeacher: async (call) => {
    const { body, database, now, afterwards } = call
    // First of all: who is being accepted at this moment isn’t refused afterwards.
    await countChange(database, 'teachers', body.teacherID, body.version)
    const teacher = await teacherOf(database, body.teacherID)
    const archiveClasses = () =>
      database
        .updateTable('classes')
        .set({ archived_at: now, teacher_left_at: now })
        .where('teacher_id', '=', teacher.id)
        .where('archived_at', 'is', null)
        .execute()
    // Whoever changes a class has it before an account, so this has too; some may be made until the account is held.
    await archiveClasses()
    await eraseContactsOfTeacher(database, teacher.id)
    await archiveAccount(database, teacher.account_id)
    await archiveClasses()
    // Name and ID stay with the reports; nothing needs the rest.
    await database.updateTable('teachers').set(noTeacherFacts).where('id', '=', teacher.id).execute()
    await database.deleteFrom('course_assignments').where('teacher_id', '=', teacher.id).execute()
    const kind = teacher.status === 'pending' ? 'refuseTeacher' : 'delete'
    const { reason } = body
    await refreshListsWithin(database)
    await keepAct(call, { kind, record: ['teacher', teacher.id], teacherId: teacher.id, reason })
    if (teacher.status === 'pending') {
      await owe(call, 'applicationRefused', { to: teacher.email, language: teacher.language, reason })
    }
    afterwards(emptyLog)
    return { message: message('Teacher deleted') }
  },

  eraseTeacher: async (call) => {
    const { params, services, afterwards } = call
    const pictures = await eraseTeacher(call, params.id)
    afterwards(() => Promise.all(pictures.map((name) => services.pictures.remove(name))))
    afterwards(emptyLog)
    return { message: message('Teacher erased') }
  },

  listTeacherClassTimes: async ({ params, database }) => {
    await teacherOf(database, params.teacherId)
    const rows = await database
      .selectFrom('teacher_timings')
      .select(['id', 'course_name', 'time_from as preferred_time_from', 'time_to as preferred_time_to', 'days'])
      .where('teacher_id', '=', params.teacherId)
      .orderBy('id')
      .execute()
    return { data: rows.map(({ days, ...time }) => ({ ...time, days: readDays(days) })) }
  },
}
