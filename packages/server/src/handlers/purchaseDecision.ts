import type { Handler } from '../contract/Handler.ts'
import type { Mail } from '../mail/Mailer.ts'
import { changedMeanwhile, notFound } from '../Refusal.ts'

/** Decision 16: a purchase under review is decided once, and the student is told. */
export const decidePurchase: Handler<'decidePurchase'> = async ({ body, database, now, school, afterwards }) => {
  const found = await database
    .selectFrom('purchases')
    .innerJoin('courses', 'courses.id', 'purchases.course_id')
    .innerJoin('students', 'students.id', 'purchases.student_id')
    .innerJoin('accounts', 'accounts.id', 'students.account_id')
    .select(['email', 'accounts.name', 'accounts.status', 'courses.name as course', 'archived_at'])
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
    const isPaid = body.paymentStatus === 'paid'
    const mail = decisionMail({ ...found, isPaid, isOffered: found.archived_at === null, url: school.publicUrl })
    afterwards(() => school.mailer.send(mail))
  }
  return { message: 'Payment status updated' }
}

type Decision = {
  email: string
  name: string
  course: string
  isPaid: boolean
  /** Whether the course can still be bought. */
  isOffered: boolean
  /** The school’s own address. */
  url: string
}

function decisionMail({ email, name, course, isPaid, isOffered, url }: Decision): Mail {
  const told = isPaid
    ? `your payment for “${course}” has been accepted. You find the course here:\n${url}/student/enrolled-courses\n`
    : `your payment for “${course}” could not be accepted.\n`
  const next = !isPaid && isOffered ? `\nYou can send another receipt here:\n${url}/student/courses\n` : ''
  return {
    to: email,
    subject: isPaid ? 'Your payment has been accepted' : 'Your payment could not be accepted',
    text: `Hello ${name},\n\n${told}${next}`,
  }
}
