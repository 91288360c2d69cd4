import { archiveAccount } from '../accounts/archiveAccount.ts'
import { keepAct } from '../acts/keepAct.ts'
import type { Some } from '../contract/Handler.ts'
import { countChange } from '../database/countChange.ts'
import { emptyLog } from '../database/emptyLog.ts'
import { eraseContactsOfStudent } from '../erasing/eraseContacts.ts'
import { eraseStudent } from '../erasing/eraseStudent.ts'
import { noStudentFacts } from '../erasing/nobody.ts'
import { answerList } from '../lists/answerList.ts'
import { listedStudents } from '../lists/listedStudents.ts'
import { refreshListsWithin } from '../lists/refreshRows.ts'
import { notFound } from '../Refusal.ts'
import { confirmStudentEmail } from './confirmStudentEmail.ts'
import { refuseDuplicate, refuseTakenCode } from './peopleCodes.ts'
import { coursesNamed } from '../courses/coursesNamed.ts'
import { message } from '../i18n/message.ts'
import { idsOfCourse, readStudents, studentOf } from './studentQueries.ts'
import { registerStudent } from './studentRegistration.ts'

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

const told = { key: 'students', list: listedStudents, read: readStudents } as const

/** 1§2 “Create Student Account” and 2§2 “Admin students”. */
export const studentHandlers: Some<StudentCalls> = {
  registerStudent,
  confirmStudentEmail,

  listStudents: (call) => answerList(call, told),

  filterStudents: async (call) => {
    const { courseId } = call.params
    const courses = await coursesNamed(call.database, [courseId])
    if (courses.size === 0) throw notFound()
    return answerList(call, { ...told, among: [idsOfCourse(courseId)] })
  },

  // `id` is the record, `studentID` the code (decision 1).
  assignStudentId: async (call) => {
    const { body, database } = call
    await countChange(database, 'students', body.id, body.version)
    const student = await studentOf(database, body.id)
    const code = body.studentID
    await refuseTakenCode(code, 'studentID', async (codes) => {
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
      .catch(refuseDuplicate('studentID', message('This ID is taken.')))
    await keepAct(call, { kind: 'giveId', record: ['student', student.id], studentId: student.id })
    return { message: message('Student ID assigned') }
  },

  saveStudentNotes: async ({ params, body, database }) => {
    await countChange(database, 'students', params.id, body.version)
    const student = await studentOf(database, params.id)
    await database
      .updateTable('students')
      .set({ notes: body.notes || null })
      .where('id', '=', student.id)
      .execute()
    return { message: message('Notes saved') }
  },

  // Attendance, reports and payments stay, and name and ID with them: they tell what was. Nothing needs the rest.
  deleteStudent: async (call) => {
    const { params, database, afterwards } = call
    const student = await studentOf(database, params.id)
    await eraseContactsOfStudent(database, student.id)
    await archiveAccount(database, student.account_id)
    await database.updateTable('students').set(noStudentFacts).where('id', '=', student.id).execute()
    await database.deleteFrom('class_students').where('student_id', '=', student.id).execute()
    await database.deleteFrom('allotments').where('student_id', '=', student.id).execute()
    await refreshListsWithin(database)
    await keepAct(call, { kind: 'delete', record: ['student', student.id], studentId: student.id })
    afterwards(emptyLog)
    return { message: message('Student deleted') }
  },

  eraseStudent: async (call) => {
    const { params, services, afterwards } = call
    const pictures = await eraseStudent(call, params.id)
    afterwards(() => Promise.all(pictures.map((name) => services.pictures.remove(name))))
    afterwards(emptyLog)
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
