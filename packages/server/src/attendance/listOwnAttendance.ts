import { ownStudentId } from '../accounts/ownStudentId.ts'
import type { Handler } from '../contract/Handler.ts'
import { readAttendanceOf } from './readAttendanceOf.ts'

/** The calling student’s attendance. */
export const listOwnAttendance: Handler<'listOwnAttendance'> = async ({ database, account }) => {
  const studentId = await ownStudentId(database, account.id)
  return studentId === undefined ? { courses: [], marks: [] } : readAttendanceOf(database, studentId)
}
