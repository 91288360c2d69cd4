import { archiveAccount } from '../auth/archiveAccount.ts'
import { recordDecision } from '../audit/decisionLog.ts'
import type { HandlersFor, Handler } from '#contract/Handler.ts'
import { bumpVersion } from '#database/transactions.ts'
import { truncateWal } from '#database/releaseDiskSpace.ts'
import { eraseContactsOfStudent, emptyStudentProfile } from '../erasure/eraseAccount.ts'
import { eraseStudent } from '../erasure/erasePerson.ts'
import { readListResponse } from '#lists/readListResponse.ts'
import { studentList } from '#lists/peopleLists.ts'
import { reindexListsInTransaction } from '#lists/reindexList.ts'
import { notFound } from '#lib/HttpError.ts'
import { rejectDuplicate, assertCodeAvailable } from '../auth/userAccounts.ts'
import { readActiveCourseNames } from '../courses/courseHandlers.ts'
import { message } from '#i18n/message.ts'
import { selectCourseStudentIds, readStudents, requireStudent } from './studentQueries.ts'
import { registerStudent } from '../registration/registerStudent.ts'
import { markEmailConfirmed } from '../auth/emailConfirmation.ts'

/**
 * For administrators who verified the email another way. If the email is already confirmed, nothing changes and
 * nothing is recorded.
 */
const confirmStudentEmail: Handler<'confirmStudentEmail'> = async (call) => {
  const { params, database, now } = call
  const { id, account_id: accountId, unconfirmed_since } = await requireStudent(database, params.id)
  if (unconfirmed_since !== null) {
    await markEmailConfirmed(database, { accountId, now })
    await recordDecision(call, { kind: 'confirmEmail', record: ['student', id], studentId: id })
  }
  return { message: message('Email confirmed') }
}

type StudentCalls =
  | 'registerStudent'
  | 'listStudents'
  | 'filterStudents'
  | 'assignStudentId'
  | 'saveStudentNotes'
  | 'confirmStudentEmail'
  | 'deleteStudent'
  | 'eraseStudent'
  | 'deleteStudentTiming'

const listing = { key: 'students', list: studentList, read: readStudents } as const

/** 1§2 “Create Student Account” and 2§2 “Admin students”. */
export const studentHandlers: HandlersFor<StudentCalls> = {
  registerStudent,
  confirmStudentEmail,

  listStudents: (call) => readListResponse(call, listing),

  filterStudents: async (call) => {
    const { courseId } = call.params
    const courses = await readActiveCourseNames(call.database, [courseId])
    if (courses.size === 0) throw notFound()
    return readListResponse(call, { ...listing, among: [selectCourseStudentIds(courseId)] })
  },

  // `id` is the record, `studentID` the code (decision 1).
  assignStudentId: async (call) => {
    const { body, database } = call
    await bumpVersion(database, 'students', body.id, body.version)
    const student = await requireStudent(database, body.id)
    const code = body.studentID
    await assertCodeAvailable(code, 'studentID', async (codes) => {
      const rows = await database
        .selectFrom('students')
        .select('std_id')
        .where('std_id', 'in', codes)
        .where('id', '!=', student.id)
        .execute()
      return rows.map((row) => row.std_id ?? '')
    })
    await database
      .updateTable('students')
      .set({ std_id: code })
      .where('id', '=', student.id)
      .execute()
      .catch(rejectDuplicate('studentID', message('This ID is taken.')))
    await recordDecision(call, { kind: 'giveId', record: ['student', student.id], studentId: student.id })
    return { message: message('Student ID assigned') }
  },

  saveStudentNotes: async ({ params, body, database }) => {
    await bumpVersion(database, 'students', params.id, body.version)
    const student = await requireStudent(database, params.id)
    await database
      .updateTable('students')
      .set({ notes: body.notes || null })
      .where('id', '=', student.id)
      .execute()
    return { message: message('Notes saved') }
  },

  // Attendance, reports and payments stay with name and ID, which they refer to. Everything else is cleared.
  deleteStudent: async (call) => {
    const { params, database, afterCommit } = call
    const student = await requireStudent(database, params.id)
    await eraseContactsOfStudent(database, student.id)
    await archiveAccount(database, student.account_id)
    await database.updateTable('students').set(emptyStudentProfile).where('id', '=', student.id).execute()
    await database.deleteFrom('class_students').where('student_id', '=', student.id).execute()
    await database.deleteFrom('allotments').where('student_id', '=', student.id).execute()
    await reindexListsInTransaction(database)
    await recordDecision(call, { kind: 'delete', record: ['student', student.id], studentId: student.id })
    afterCommit(truncateWal)
    return { message: message('Student deleted') }
  },

  eraseStudent: async (call) => {
    const { params, services, afterCommit } = call
    const pictures = await eraseStudent(call, params.id)
    afterCommit(() => Promise.all(pictures.map((name) => services.pictures.remove(name))))
    afterCommit(truncateWal)
    return { message: message('Student erased') }
  },

  deleteStudentTiming: async ({ params, database }) => {
    const { numDeletedRows } = await database
      .deleteFrom('student_timings')
      .where('id', '=', params.timingId)
      .executeTakeFirst()
    if (numDeletedRows === 0n) throw notFound()
    return { message: message('Class time deleted') }
  },
}
