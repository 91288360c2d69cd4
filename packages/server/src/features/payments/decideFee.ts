import { recordDecision } from '../audit/recordDecision.ts'
import type { Handler } from '#contract/Handler.ts'
import { bumpVersion } from '#database/bumpVersion.ts'
import { enqueueMail } from '#mail/enqueueMail.ts'
import { saveReceiptDecision } from './saveReceipt.ts'
import { formatFeeName } from './formatFeeName.ts'
import { versionConflict, notFound } from '#lib/HttpError.ts'
import { message } from '#i18n/message.ts'
import { selectFees } from './readFees.ts'

const kinds = { paid: 'approvePayment', rejected: 'rejectPayment', waived: 'waiveFee' } as const
/** Of what a decision is one: of a receipt that waits, or of what nobody paid. */
const decided = { paid: ['pending'], rejected: ['pending'], waived: ['due', 'rejected'] } as const

/** A receipt is accepted or rejected once, and the student is told; what is owed may be waived. */
export const decideFee: Handler<'decideFee'> = async (call) => {
  const { body, database, now } = call
  const { paymentStatus: status, reason } = body
  const found = await selectFees(database)
    .select(['fees.student_id', 'course_id', 'email', 'language', 'accounts.status'])
    .select(['courses.name as title', 'month', 'reference', 'amount', 'currency'])
    .where('fees.id', '=', body.id)
    .executeTakeFirst()
  if (!found) throw notFound()
  const { numUpdatedRows } = await database
    .updateTable('fees')
    .set({ status, decided_at: now })
    .where('id', '=', body.id)
    .where('status', 'in', decided[status])
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw versionConflict()
  await bumpVersion(database, 'fees', body.id, body.version)
  if (status !== 'waived') await saveReceiptDecision(database, { kind: 'fee', record_id: body.id }, { status, now })
  const record = ['feePayment', body.id] as const
  const what = formatFeeName(found.title, found.month)
  const subjects = { course: [found.course_id] }
  await recordDecision(call, {
    kind: kinds[status],
    record,
    studentId: found.student_id,
    what,
    reason,
    about: subjects,
  })
  if (found.status === 'archived') return { message: message('Payment status updated') }
  const { email: to, language, title, month, reference, amount, currency } = found
  const about = { to, language, title, month, reference, amount, currency }
  const key = `decision of fee ${body.id} at ${now}`
  if (status === 'paid') await enqueueMail(call, 'feeAccepted', about, key)
  if (status === 'rejected') await enqueueMail(call, 'feeRejected', { ...about, reason, feeId: body.id }, key)
  return { message: message('Payment status updated') }
}
