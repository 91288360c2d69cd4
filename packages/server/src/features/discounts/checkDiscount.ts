import type { OperationRequest } from '#contract/Handler.ts'
import type { Database } from '#database/openDatabase.ts'
import { validateDays } from '#validation/validateDays.ts'
import { assertNoFieldErrors } from '#validation/validateTimes.ts'
import type { FieldErrors } from '#lib/HttpError.ts'
import { message } from '#i18n/message.ts'

/** Refuses a discount that takes nothing off or two things at once, that is nobody’s, or of what isn’t there. */
export async function checkDiscount({ body, database }: Pick<OperationRequest<'saveDiscount'>, 'body' | 'database'>) {
  const { code, studentId, courseId, eventId, percentage, amount, from, until } = body
  const days = validateDays({ from: { day: from }, until: { day: until } })
  const faults: FieldErrors = {
    ...((percentage === null) === (amount === null) && {
      percentage: [message('Say either how many percent are taken off or which amount.')],
    }),
    ...(code === null && studentId === null && { code: [message('Say whose it is, or give it a code.')] }),
    ...(courseId !== null &&
      eventId !== null && { eventId: [message('It is for a course or an event, or for all of them.')] }),
    ...(from !== null && until !== null && until < from && { until: [message('The last day is before the first.')] }),
    ...days,
    ...(await faultsOfWhom(database, body)),
  }
  assertNoFieldErrors(faults)
}

async function faultsOfWhom(
  database: Database,
  { studentId, courseId, eventId }: OperationRequest<'saveDiscount'>['body'],
): Promise<FieldErrors> {
  const student = database
    .selectFrom('students')
    .innerJoin('accounts', 'accounts.id', 'students.account_id')
    .select('students.id')
    .where('students.id', '=', studentId)
    .where('accounts.status', '!=', 'archived')
  const course = database.selectFrom('courses').select('id').where('id', '=', courseId)
  const event = database.selectFrom('events').select('id').where('id', '=', eventId)
  const isMissing = async (id: number | null, query: typeof course | typeof event | typeof student) =>
    id !== null && !(await query.executeTakeFirst())
  return {
    ...((await isMissing(studentId, student)) && { studentId: [message('This student is no longer there.')] }),
    ...((await isMissing(courseId, course)) && { courseId: [message('This course is no longer there.')] }),
    ...((await isMissing(eventId, event)) && { eventId: [message('This event is no longer there.')] }),
  }
}
