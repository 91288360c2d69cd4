import type { Handler } from '../contract/Handler.ts'
import { readAttendanceOf } from './readAttendanceOf.ts'

/** The calling student’s attendance. */
export const listOwnAttendance: Handler<'listOwnAttendance'> = async ({ database, account }) => {
  const student = await database
    .selectFrom('students')
    .select('id')
    .where('account_id', '=', account.id)
    .executeTakeFirst()
  return student ? readAttendanceOf(database, student.id) : { courses: [], marks: [] }
}
