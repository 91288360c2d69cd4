import { archiveAccount } from '../auth/archiveAccount.ts'
import { recordDecision } from '../audit/decisionLog.ts'
import type { HandlersFor, Handler } from '#contract/Handler.ts'
import { bumpVersion } from '#database/transactions.ts'
import { truncateWal } from '#database/releaseDiskSpace.ts'
import { toJson } from '#database/jsonRows.ts'
import { eraseContactsOfTeacher, emptyTeacherProfile } from '../erasure/eraseAccount.ts'
import { eraseTeacher } from '../erasure/erasePerson.ts'
import { parseWeekdays } from '#validation/weekdays.ts'
import { readListResponse, selectIdsWhere } from '#lists/readListResponse.ts'
import { teacherList } from '#lists/peopleLists.ts'
import { reindexListsInTransaction } from '#lists/reindexList.ts'
import { enqueueMail } from '#mail/enqueueMail.ts'
import { versionConflict, invalidField, notFound } from '#lib/HttpError.ts'
import { readActiveCourseNames } from '../courses/courseHandlers.ts'
import { message } from '#i18n/message.ts'
import { reopenTrialsOfTeacher } from '../trial/trialStorage.ts'
import { requireStudent } from '../students/studentQueries.ts'
import { submitTeacherApplication } from '../registration/submitTeacherApplication.ts'
import { assignTeacherCredentials } from './assignTeacherCredentials.ts'
import { createTeacher, editTeacher } from './saveTeacher.ts'
import { readAllottedTeacherIds, readTeachers, requireTeacher } from './teacherQueries.ts'
import { markEmailConfirmed } from '../auth/emailConfirmation.ts'
import { replacePhoto } from '../visitors/teacherProfile.ts'

/** As for students: if the email is already confirmed, nothing changes and nothing is recorded. */
const confirmTeacherEmail: Handler<'confirmTeacherEmail'> = async (call) => {
  const { params, database, now } = call
  const { id, account_id: accountId, unconfirmed_since } = await requireTeacher(database, params.id)
  if (unconfirmed_since !== null) {
    await markEmailConfirmed(database, { accountId, now })
    await recordDecision(call, { kind: 'confirmEmail', record: ['teacher', id], teacherId: id })
  }
  return { message: message('Email confirmed') }
}

type TeacherCalls =
  | 'submitTeacherApplication'
  | 'createTeacher'
  | 'editTeacher'
  | 'listTeachers'
  | 'filterTeachers'
  | 'assignTeacherCredentials'
  | 'confirmTeacherEmail'
  | 'blockTeacher'
  | 'deleteTeacher'
  | 'eraseTeacher'
  | 'listTeacherClassTimes'

/** The teachers of a student, those assigned to a course, or those who teach the student that course. */
function amongTeachers({ studentId, courseId }: { studentId?: number; courseId?: number }) {
  const table = studentId === undefined ? 'course_assignments' : 'allotments'
  return selectIdsWhere('teacher_id', table, { student_id: studentId, course_id: courseId })
}

/** 1§2 “Admin Teachers” and “Create Teacher Account”. */
export const teacherHandlers: HandlersFor<TeacherCalls> = {
  submitTeacherApplication,
  createTeacher,
  editTeacher,

  listTeachers: (call) =>
    readListResponse(call, {
      key: 'teachers',
      list: teacherList,
      among: amongTeachers(call.query),
      read: async (database, ids) => new Map((await readTeachers(database, ids)).map((one) => [one.id, toJson(one)])),
    }),

  filterTeachers: async ({ params, database }) => {
    await requireStudent(database, params.studentId)
    const courses = await readActiveCourseNames(database, [params.courseId])
    if (courses.size === 0) throw notFound()
    return { teachers: await readTeachers(database, await readAllottedTeacherIds(database, params)) }
  },

  assignTeacherCredentials,
  confirmTeacherEmail,

  // Sessions stay: a blocked teacher sees so at the next request, and can continue when unblocked.
  blockTeacher: async (call) => {
    const { body, database } = call
    const teacher = await requireTeacher(database, body.teacherID)
    if (teacher.status !== body.status) throw versionConflict()
    if (teacher.status === 'pending') throw invalidField('status', message('Only approved teachers can be blocked.'))
    const isBlocking = teacher.status === 'active'
    await bumpVersion(database, 'teachers', teacher.id, undefined)
    const { numUpdatedRows } = await database
      .updateTable('accounts')
      .set({ status: isBlocking ? 'blocked' : 'active' })
      .where('id', '=', teacher.account_id)
      .where('status', '=', teacher.status)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) throw versionConflict()
    const kind = isBlocking ? 'blockTeacher' : 'letTeacherIn'
    const { reason } = body
    await recordDecision(call, { kind, record: ['teacher', teacher.id], teacherId: teacher.id, reason })
    return { message: isBlocking ? message('Teacher blocked') : message('Teacher unblocked') }
  },

  deleteTeacher: async (call) => {
    const { body, database, now, afterCommit } = call
    // First, so that an applicant who is being accepted at the same time isn't rejected afterwards.
    await bumpVersion(database, 'teachers', body.teacherID, body.version)
    const teacher = await requireTeacher(database, body.teacherID)
    const archiveClasses = () =>
      database
        .updateTable('classes')
        .set({ archived_at: now, teacher_left_at: now })
        .where('teacher_id', '=', teacher.id)
        .where('archived_at', 'is', null)
        .execute()
    // Classes are locked before accounts everywhere, to prevent deadlocks. More may be created until the account is
    // locked.
    await archiveClasses()
    await eraseContactsOfTeacher(database, teacher.id)
    await archiveAccount(database, teacher.account_id)
    await replacePhoto(call, teacher.account_id, null)
    await archiveClasses()
    await reopenTrialsOfTeacher(database, teacher.id, now)
    // Name and ID stay for the reports; everything else is cleared.
    await database.updateTable('teachers').set(emptyTeacherProfile).where('id', '=', teacher.id).execute()
    await database.deleteFrom('course_assignments').where('teacher_id', '=', teacher.id).execute()
    const kind = teacher.status === 'pending' ? 'refuseTeacher' : 'delete'
    const { reason } = body
    await reindexListsInTransaction(database)
    await recordDecision(call, { kind, record: ['teacher', teacher.id], teacherId: teacher.id, reason })
    if (teacher.status === 'pending') {
      await enqueueMail(call, 'applicationRefused', { to: teacher.email, language: teacher.language, reason })
    }
    afterCommit(truncateWal)
    return { message: message('Teacher deleted') }
  },

  eraseTeacher: async (call) => {
    const { params, services, afterCommit } = call
    const pictures = await eraseTeacher(call, params.id)
    afterCommit(() => Promise.all(pictures.map((name) => services.pictures.remove(name))))
    afterCommit(truncateWal)
    return { message: message('Teacher erased') }
  },

  listTeacherClassTimes: async ({ params, database }) => {
    await requireTeacher(database, params.teacherId)
    const rows = await database
      .selectFrom('teacher_timings')
      .select(['id', 'course_name', 'time_from as preferred_time_from', 'time_to as preferred_time_to', 'days'])
      .where('teacher_id', '=', params.teacherId)
      .orderBy('id')
      .execute()
    return { data: rows.map(({ days, ...time }) => ({ ...time, days: parseWeekdays(days) })) }
  },
}
