import { lockStudent } from '../auth/lockStudent.ts'
import type { Handler } from '#contract/Handler.ts'
import { bumpVersion } from '#database/bumpVersion.ts'
import type { Database } from '#database/openDatabase.ts'
import { enqueuePaymentReceivedMail } from '#features/payments/enqueuePaymentReceivedMail.ts'
import { saveReceipt } from './saveReceipt.ts'
import { computeSha256 } from './computeSha256.ts'
import { missingField, notFound, HttpError } from '#lib/HttpError.ts'
import { message } from '#i18n/message.ts'

/** A receipt for a month; another one takes the place of one that nobody has decided yet. */
export const payFee: Handler<'payFee'> = async (call) => {
  const { body, files, account, database, now, services, afterCommit } = call
  const file = files.get('receipt')
  if (!file) throw missingField('receipt', 'Receipt')
  await lockStudent(database, account.id)
  const fee = await requirePayableFee(database, body.feeID, account.id)
  const receipt = await services.pictures.store(file, 'receipt', 'receipt')
  const { numUpdatedRows } = await database
    .updateTable('fees')
    .set({ status: 'pending', receipt, method: body.paymentMethod, sent_at: now, decided_at: null })
    .where('id', '=', fee.id)
    .where('status', 'in', ['due', 'rejected', 'pending'])
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw settled()
  await bumpVersion(database, 'fees', fee.id, undefined)
  const {
    id: receiptId,
    isNew,
    needless,
  } = await saveReceipt(database, {
    student_id: fee.student_id,
    kind: 'fee',
    record_id: fee.id,
    file: receipt,
    sha256: await computeSha256(file),
    method: body.paymentMethod,
    origin: body.origin ?? null,
    transaction_id: body.transactionId ?? null,
    currency: fee.currency,
    amount: fee.amount,
    sent_at: now,
  })
  if (needless !== null) afterCommit(() => services.pictures.retire(needless))
  if (isNew) {
    const { email: to, language } = account
    const { title, month, reference, amount, currency } = fee
    const payments = [{ title, month, reference, amount, currency }]
    await enqueuePaymentReceivedMail(call, { kind: 'fee', recordId: fee.id }, { to, language, payments, receiptId })
  }
  return { message: message('Payment submitted'), reference: fee.reference }
}

/** One’s own fee that is still owed. */
export async function requirePayableFee(database: Database, id: number, accountId: number) {
  const fee = await database
    .selectFrom('fees')
    .innerJoin('students', 'students.id', 'fees.student_id')
    .innerJoin('courses', 'courses.id', 'fees.course_id')
    .select(['fees.id', 'student_id', 'status', 'name as title', 'month', 'currency', 'amount', 'reference'])
    .where('fees.id', '=', id)
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  if (!fee) throw notFound()
  if (fee.status === 'paid' || fee.status === 'waived') throw settled()
  return fee
}

function settled(): HttpError {
  return new HttpError(422, message('Nothing is owed of this fee any more.'))
}
