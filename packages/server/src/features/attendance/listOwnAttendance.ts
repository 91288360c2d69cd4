import { findStudentId } from '../auth/findStudentId.ts'
import type { Handler } from '#contract/Handler.ts'
import { readStudentAttendance } from './readStudentAttendance.ts'

/** The calling student’s attendance. */
export const listOwnAttendance: Handler<'listOwnAttendance'> = async ({ database, account }) => {
  const studentId = await findStudentId(database, account.id)
  return studentId === undefined ? { courses: [], marks: [] } : readStudentAttendance(database, studentId)
}
