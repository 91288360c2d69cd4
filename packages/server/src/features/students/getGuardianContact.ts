import { readTeacherId } from '../classes/classQueries.ts'
import { readSettings } from '../settings/schoolSettings.ts'
import type { Handler } from '#contract/Handler.ts'
import type { Database } from '#database/openDatabase.ts'
import { notFound } from '#lib/HttpError.ts'

/** Decision 275: contact details of a student, for the student’s teachers, where the school allows it. */
export const getGuardianContact: Handler<'getGuardianContact'> = async ({ params, database, services, account }) => {
  const { teachersMayMessage = false } = await readSettings(database, services)
  if (!teachersMayMessage) throw notFound()
  const teacherId = await readTeacherId({ database, account })
  const { studentId } = params
  if (!(await isTaughtBy(database, { studentId, teacherId }))) throw notFound()
  return database
    .selectFrom('students')
    .innerJoin('accounts', 'accounts.id', 'students.account_id')
    .leftJoin('accounts as head', 'head.id', 'accounts.sibling_of')
    .select(['guardian_name', 'contact_number', 'alternate_contact_number'])
    .select(({ fn, ref }) => fn.coalesce(ref('head.email'), ref('accounts.email')).as('email'))
    .where('students.id', '=', studentId)
    .where('accounts.status', '!=', 'archived')
    .executeTakeFirstOrThrow(notFound)
}

type Pair = { studentId: number; teacherId: number }

/** Whether a student is allotted to a teacher or in one of the teacher’s classes. */
async function isTaughtBy(database: Database, { studentId, teacherId }: Pair): Promise<boolean> {
  const taught = await database
    .selectFrom('allotments')
    .select('student_id')
    .where('student_id', '=', studentId)
    .where('teacher_id', '=', teacherId)
    .union(
      database
        .selectFrom('class_students')
        .innerJoin('classes', 'classes.id', 'class_students.class_id')
        .select('class_students.student_id')
        .where('class_students.student_id', '=', studentId)
        .where('classes.teacher_id', '=', teacherId)
        .where('classes.archived_at', 'is', null),
    )
    .executeTakeFirst()
  return taught !== undefined
}
