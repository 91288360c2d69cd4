import type { Handler } from '#contract/Handler.ts'
import type { Database } from '#database/openDatabase.ts'
import { invalidField, missingField, notFound } from '#lib/HttpError.ts'
import { message } from '#i18n/message.ts'
import { readSiblings } from '../auth/familyAccounts.ts'
import { lockStudentById } from '../auth/lockPeople.ts'
import { type PayableFee, isSettled, selectPayableFees, submitFee, toPaymentDetails } from '../payments/feeHandlers.ts'
import { formatFeeName } from '../payments/formatFeeName.ts'
import { enqueuePaymentReceivedMail } from '../payments/paymentMails.ts'
import { bundleReceipts } from '../payments/sharedReceipts.ts'

/** Stores one receipt for several fees of a family (decision 291). It replaces receipts that are still pending. */
export const payFees: Handler<'payFees'> = async (call) => {
  const { body, files, account, database, services } = call
  const file = files.get('receipt')
  if (!file) throw missingField('receipt', 'Receipt')
  await lockStudents(database, await requirePayableFees(database, body.fees, account.id))
  // Read again, because another request may have changed them before the lock.
  const fees = await requirePayableFees(database, body.fees, account.id)
  const receipt = await services.pictures.store(file, 'receipt', 'receipt')
  const sent: SentFee[] = []
  for (const fee of fees) {
    const { id: receiptId, isNew } = await submitFee(call, fee, { file, receipt, form: body })
    sent.push({ fee, receiptId, isNew })
  }
  await bundleReceipts(
    database,
    sent.map(({ receiptId }) => receiptId),
  )
  await enqueueMails(call, sent)
  return { message: message('Payment submitted') }
}

type SentFee = { fee: PayableFee; receiptId: number; isNew: boolean }

/** In one order, to prevent deadlocks. */
async function lockStudents(database: Database, fees: readonly PayableFee[]): Promise<void> {
  const ids = new Set(fees.map(({ student_id }) => student_id))
  for (const id of [...ids].toSorted((one, other) => one - other)) await lockStudentById(database, id)
}

/** One mail for each child, because mails name the child that they are about. */
async function enqueueMails({ database, now }: { database: Database; now: number }, sent: readonly SentFee[]) {
  for (const [studentId, ofChild] of Map.groupBy(sent, ({ fee }) => fee.student_id)) {
    const [first] = ofChild
    if (!first || ofChild.every(({ isNew }) => !isNew)) continue
    const account = await database
      .selectFrom('students')
      .innerJoin('accounts', 'accounts.id', 'students.account_id')
      .select(['email', 'language'])
      .where('students.id', '=', studentId)
      .executeTakeFirstOrThrow()
    const payments = ofChild.map(({ fee }) => toPaymentDetails(fee))
    const paid = { kind: 'fee', record_id: first.fee.id } as const
    await enqueuePaymentReceivedMail({ database, now, account }, { paid, payments, receiptId: first.receiptId })
  }
}

/** Open fees of the caller and their siblings, in one currency. Blocked children are not paid for here. */
export async function requirePayableFees(
  database: Database,
  ids: readonly number[],
  accountId: number,
): Promise<PayableFee[]> {
  const account = await database
    .selectFrom('accounts')
    .select(['id', 'sibling_of'])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow(notFound)
  const family = await readSiblings(database, account)
  const studentIds = family.flatMap(({ studentId, status }) => (status === 'active' ? [studentId] : []))
  if (studentIds.length === 0) throw notFound()
  const fees = await selectPayableFees(database)
    .where('fees.id', 'in', ids)
    .where('student_id', 'in', studentIds)
    .orderBy('fees.id')
    .execute()
  if (fees.length < new Set(ids).size) throw notFound()
  const settled = fees.filter(isSettled).map(({ title, month }) => formatFeeName(title, month))
  if (settled.length > 0)
    throw invalidField('fees', message('Already settled: {fees}. Nothing was submitted.', { fees: settled.join('; ') }))
  if (new Set(fees.map(({ currency }) => currency)).size > 1)
    throw invalidField('fees', message('Fees in different currencies need separate payments.'))
  return fees
}
