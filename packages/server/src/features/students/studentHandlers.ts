import { archiveAccount } from '../auth/archiveAccount.ts'
import { recordDecision } from '../audit/decisionLog.ts'
import type { HandlersFor, Handler, OperationRequest } from '#contract/Handler.ts'
import type { Database } from '#database/openDatabase.ts'
import { bumpVersion } from '#database/transactions.ts'
import { truncateWal } from '#database/releaseDiskSpace.ts'
import { eraseContactsOfStudent, emptyStudentProfile } from '../erasure/eraseAccount.ts'
import { eraseStudent } from '../erasure/erasePerson.ts'
import { readListResponse } from '#lists/readListResponse.ts'
import { studentList } from '#lists/peopleLists.ts'
import { reindexListsInTransaction } from '#lists/reindexList.ts'
import { notFound } from '#lib/HttpError.ts'
import { rejectDuplicate } from '../auth/userAccounts.ts'
import { readActiveCourseNames } from '../courses/courseHandlers.ts'
import { message } from '#i18n/message.ts'
import { getGuardianContact } from './getGuardianContact.ts'
import { readStudentsWithFigures } from './studentFigures.ts'
import { assertStudentCodeAvailable, selectCourseStudentIds, readStudents, requireStudent } from './studentQueries.ts'
import { createStudent, editStudent } from './saveStudent.ts'
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

type ListCall = Pick<OperationRequest<'listStudents'>, 'query' | 'account' | 'services' | 'now'>

type StudentCalls =
  | 'registerStudent'
  | 'createStudent'
  | 'editStudent'
  | 'listStudents'
  | 'filterStudents'
  | 'assignStudentId'
  | 'saveStudentNotes'
  | 'confirmStudentEmail'
  | 'getGuardianContact'
  | 'deleteStudent'
  | 'eraseStudent'
  | 'deleteStudentTiming'

/**
 * Figures are read only for a page: a whole list is exported or searched. Administrators for payments don't see the
 * notes of teaching, and those for teaching no fees.
 */
const toListContext = ({ query, account: { part }, services, now }: ListCall) => ({
  key: 'students' as const,
  list: studentList,
  read: (database: Database, ids: readonly number[]) => {
    const options = { hidesNotes: part === 'payments' }
    return query.limit === undefined
      ? readStudents(database, ids, options)
      : readStudentsWithFigures(database, ids, { ...options, hidesFees: part === 'teaching', services, now })
  },
})

/** 1§2 “Create Student Account” and 2§2 “Admin students”. */
export const studentHandlers: HandlersFor<StudentCalls> = {
  registerStudent,
  createStudent,
  editStudent,
  confirmStudentEmail,
  getGuardianContact,

  listStudents: (call) => readListResponse(call, toListContext(call)),

  filterStudents: async (call) => {
    const { courseId } = call.params
    const courses = await readActiveCourseNames(call.database, [courseId])
    if (courses.size === 0) throw notFound()
    return readListResponse(call, { ...toListContext(call), among: [selectCourseStudentIds(courseId)] })
  },

  // `id` is the record, `studentID` the code (decision 1).
  assignStudentId: async (call) => {
    const { body, database } = call
    await bumpVersion(database, 'students', body.id, body.version)
    const student = await requireStudent(database, body.id)
    const code = body.studentID
    await assertStudentCodeAvailable(database, code, { field: 'studentID', except: student.id })
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
