import type { Handler } from '../contract/Handler.ts'
import { owe } from '../mail/owe.ts'
import { changedMeanwhile, notFound } from '../Refusal.ts'

/** Decision 16: a purchase under review is decided once, and the student is told. */
export const decidePurchase: Handler<'decidePurchase'> = async (call) => {
  const { body, database, now } = call
  const found = await database
    .selectFrom('purchases')
    .innerJoin('courses', 'courses.id', 'purchases.course_id')
    .innerJoin('students', 'students.id', 'purchases.student_id')
    .innerJoin('accounts', 'accounts.id', 'students.account_id')
    .select(['email', 'language', 'accounts.status', 'courses.name as course', 'archived_at'])
    .where('purchases.id', '=', body.id)
    .executeTakeFirst()
  if (!found) throw notFound()
  const { numUpdatedRows } = await database
    .updateTable('purchases')
    .set({ status: body.paymentStatus, decided_at: now })
    .where('id', '=', body.id)
    .where('status', '=', 'pending')
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw changedMeanwhile()
  if (found.status !== 'archived') {
    const { email: to, language, course: title } = found
    const key = `decision of purchase ${body.id}`
    if (body.paymentStatus === 'paid') await owe(call, 'coursePaymentAccepted', { to, language, title }, key)
    else await owe(call, 'coursePaymentRejected', { to, language, title, isOffered: found.archived_at === null }, key)
  }
  return { message: 'Payment status updated' }
}
