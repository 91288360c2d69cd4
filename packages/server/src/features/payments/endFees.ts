import { recordDecision } from '../audit/recordDecision.ts'
import type { Handler } from '#contract/Handler.ts'
import { versionConflict, notFound } from '#lib/HttpError.ts'
import { message } from '#i18n/message.ts'

/** From now on no month is asked for; what is owed stays until it is paid or waived. */
export const endFees: Handler<'endFees'> = async (call) => {
  const { body, database, now } = call
  const bought = await database
    .selectFrom('purchases')
    .innerJoin('courses', 'courses.id', 'purchases.course_id')
    .select(['student_id', 'course_id', 'name'])
    .where('purchases.id', '=', body.id)
    .where('purchases.pricing', '=', 'monthly')
    .executeTakeFirst()
  if (!bought) throw notFound()
  const { numUpdatedRows } = await database
    .updateTable('purchases')
    .set({ fees_ended_at: now })
    .where('id', '=', body.id)
    .where('fees_ended_at', 'is', null)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw versionConflict()
  const { student_id: studentId, course_id, name: what } = bought
  const record = ['coursePayment', body.id] as const
  await recordDecision(call, {
    kind: 'endFees',
    record,
    studentId,
    what,
    reason: body.reason,
    about: { course: [course_id] },
  })
  return { message: message('No more fees will be asked for this course.') }
}
