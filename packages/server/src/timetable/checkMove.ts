import type { Series } from '@maktab/calendar/Series'
import { studentsOfClass } from '../classes/studentsOfClass.ts'
import { checkClashes } from '../clashes/checkClashes.ts'
import type { Call } from '../contract/Handler.ts'

type Calling = Pick<Call<'changeLessons'>, 'database' | 'services' | 'now' | 'account' | 'body'>

/** Refuses to move lessons to where the teacher of the class or a student has something else. */
export async function checkMove(call: Calling, moved: Series): Promise<void> {
  const { database, account, body } = call
  const { teacher_id: teacherId } = await database
    .selectFrom('classes')
    .select('teacher_id')
    .where('id', '=', body.classId)
    .executeTakeFirstOrThrow()
  const studentIds = await studentsOfClass(database, body.classId)
  const own = { id: body.classId, timingId: body.timingId }
  await checkClashes(
    call,
    { kind: 'class', teacherId, studentIds, own, times: [moved] },
    { goOn: body.goOn, isAdmin: account.role === 'admin', fieldOf: () => 'to' },
  )
}
