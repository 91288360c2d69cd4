import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Handler, OperationRequest } from '#contract/Handler.ts'
import { MAX_ID } from '#lists/ListRequest.ts'
import type { Database } from '#database/openDatabase.ts'
import { readToday } from '../settings/schoolSettings.ts'
import { addGuardians, isOfGuardian, readGuardianId } from './feeGuardians.ts'
import { fromMinorUnits } from './paymentAmounts.ts'
import { sumEntered } from './paymentEntries.ts'
import { formatFeeName } from './formatFeeName.ts'
import { selectFees, readFees, isFeeDue, isOverdueFee } from './readFees.ts'
import { lockStudent } from '../auth/lockPeople.ts'
import { bumpVersion } from '#database/transactions.ts'
import { enqueuePaymentReceivedMail } from './paymentMails.ts'
import { saveReceipt, saveReceiptDecision } from './receiptQueries.ts'
import { missingField, notFound, HttpError, versionConflict } from '#lib/HttpError.ts'
import { message } from '#i18n/message.ts'
import { recordDecision } from '../audit/decisionLog.ts'
import { enqueueMail } from '#mail/enqueueMail.ts'
import type { PaymentDetails } from '#mail/MailPayloads.ts'
import { bookDecision } from './settleItem.ts'

const ORDINARY_LIMIT = 50
type OpenState = 'due' | 'overdue' | 'pending'

/** The fees of all students, of one or of a guardian: earliest due date first, paid ones newest first. */
export const listFees: Handler<'listFees'> = async ({ query, database, services, now }) => {
  const today = await readToday({ database, services, now })
  const { studentId, guardianOf, state, after, limit = ORDINARY_LIMIT } = query
  const [afterDay = '', afterId = '0'] = after?.split('.') ?? []
  const [beyond, order] = state === 'paid' ? (['<', 'desc'] as const) : (['>', 'asc'] as const)
  const guardianId = guardianOf === undefined ? undefined : await readGuardianId(database, guardianOf)
  const rows = await selectFees(database)
    .select(['fees.id', 'due_on'])
    .$if(studentId !== undefined, (some) => some.where('fees.student_id', '=', studentId ?? 0))
    .$if(guardianId !== undefined, (some) => some.where(isOfGuardian(guardianId ?? 0)))
    .$if(state !== undefined, (some) =>
      some.where(state === 'paid' ? sql<SqlBool>`fees.status = 'paid'` : inState(state ?? 'due', today)),
    )
    .$if(after !== undefined, (some) =>
      some.where(({ eb, or, and }) =>
        or([
          eb('due_on', beyond, afterDay),
          and([eb('due_on', '=', afterDay), eb('fees.id', beyond, Math.min(Number(afterId), MAX_ID))]),
        ]),
      ),
    )
    .orderBy('due_on', order)
    .orderBy('fees.id', order)
    // One more than the page size shows whether there is a next page.
    .limit(limit + 1)
    .execute()
  const page = rows.slice(0, limit)
  const ids = page.map(({ id }) => id)
  const last = page.at(-1)
  const fees = await readFees(database, ids, { today, services, now, isAdmin: true })
  return {
    fees: await addGuardians(database, fees, inState('overdue', today)),
    ...(await sumFees(database, today)),
    next: last && rows.length > limit ? `${last.due_on}.${last.id}` : null,
  }
}

const openStates = ['due', 'overdue', 'pending'] as const

/** The number of open fees, and what is left to pay of them in each currency. */
async function sumFees(database: Database, today: string) {
  const left = sql<number>`fees.amount - ${sumEntered('fee', 'fees.id')}`
  const rows = await selectFees(database)
    .select('fees.currency')
    .select(
      openStates.flatMap((state) => [
        sql<number | string>`sum(case when ${inState(state, today)} then 1 else 0 end)`.as(`${state}_count` as const),
        sql<number | string>`sum(case when ${inState(state, today)} then ${left} else 0 end)`.as(state),
      ]),
    )
    // Most fees are paid; this uses the index of the others.
    .where('fees.status', 'in', ['due', 'rejected', 'pending'])
    .groupBy('fees.currency')
    .orderBy('fees.currency')
    .execute()
  const countOf = (state: OpenState) => rows.reduce((sum, row) => sum + Number(row[`${state}_count`]), 0)
  return {
    counts: { due: countOf('due'), overdue: countOf('overdue'), pending: countOf('pending') },
    sums: rows.map(({ currency, ...row }) => {
      const sumOf = (state: OpenState) => fromMinorUnits(Number(row[state]), currency)
      return { currency, due: sumOf('due'), overdue: sumOf('overdue'), pending: sumOf('pending') }
    }),
  }
}

/** Fees of deleted students are not open any more. */
function inState(state: OpenState, today: string): RawBuilder<SqlBool> {
  if (state === 'pending') return sql<SqlBool>`fees.status = 'pending'`
  return state === 'overdue' ? isOverdueFee(today) : isFeeDue(today)
}

/** Stores a receipt for a fee. It replaces one that is still pending. */
export const payFee: Handler<'payFee'> = async (call) => {
  const { body, files, account, database, services } = call
  const file = files.get('receipt')
  if (!file) throw missingField('receipt', 'Receipt')
  await lockStudent(database, account.id)
  const fee = await requirePayableFee(database, body.feeID, account.id)
  const receipt = await services.pictures.store(file, 'receipt', 'receipt')
  const { id: receiptId, isNew } = await submitFee(call, fee, { file, receipt, form: body })
  const paid = { kind: 'fee', record_id: fee.id } as const
  if (isNew) await enqueuePaymentReceivedMail(call, { paid, payments: [toPaymentDetails(fee)], receiptId })
  return { message: message('Payment submitted'), reference: fee.reference }
}

type SentReceipt = {
  file: File
  /** The stored file’s name. */
  receipt: string
  form: Pick<OperationRequest<'payFee'>['body'], 'paymentMethod' | 'transactionId' | 'origin'>
}

/** Stores the receipt of a fee, which becomes pending. */
export async function submitFee(
  call: Pick<OperationRequest<'payFee'>, 'database' | 'services' | 'now' | 'afterCommit'>,
  fee: PayableFee,
  { file, receipt, form }: SentReceipt,
): Promise<{ id: number; isNew: boolean }> {
  const { database, now } = call
  const { numUpdatedRows } = await database
    .updateTable('fees')
    .set({ status: 'pending', receipt, method: form.paymentMethod, sent_at: now, decided_at: null })
    .where('id', '=', fee.id)
    .where('status', 'in', ['due', 'rejected', 'pending'])
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw settled()
  await bumpVersion(database, 'fees', fee.id, undefined)
  const paid = { kind: 'fee', record_id: fee.id, student_id: fee.student_id } as const
  return saveReceipt(call, { ...paid, file, receipt, method: form.paymentMethod, form, amounts: fee })
}

/** A fee for the mail that confirms its receipt. */
export function toPaymentDetails({ title, month, reference, amount, currency }: PayableFee): PaymentDetails {
  return { title, month, reference, amount, currency }
}

export type PayableFee = Awaited<ReturnType<ReturnType<typeof selectPayableFees>['executeTakeFirstOrThrow']>>

/** The caller's fee, if it is not yet paid. */
export async function requirePayableFee(database: Database, id: number, accountId: number) {
  const fee = await selectPayableFees(database)
    .where('fees.id', '=', id)
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow(notFound)
  if (isSettled(fee)) throw settled()
  return fee
}

/** Fees with the amount that a receipt pays, which is what recorded payments leave. */
export function selectPayableFees(database: Database) {
  return database
    .selectFrom('fees')
    .innerJoin('students', 'students.id', 'fees.student_id')
    .innerJoin('courses', 'courses.id', 'fees.course_id')
    .select(['fees.id', 'student_id', 'status', 'name as title', 'month', 'currency', 'reference'])
    .select(sql<number>`amount - ${sumEntered('fee', 'fees.id')}`.as('amount'))
}

export function isSettled({ status }: Pick<PayableFee, 'status'>): boolean {
  return status === 'paid' || status === 'waived'
}

function settled(): HttpError {
  return new HttpError(422, message('This fee is settled.'))
}

const kinds = { paid: 'approvePayment', rejected: 'rejectPayment', waived: 'waiveFee' } as const
/** The statuses that each decision may follow. */
const decided = { paid: ['pending'], rejected: ['pending'], waived: ['due', 'rejected'] } as const

/** Approves or rejects a receipt once, with a mail to the student, or waives an open fee. */
export const decideFee: Handler<'decideFee'> = async (call) => {
  const { body, database, now } = call
  const { paymentStatus: status, reason } = body
  const found = await selectFees(database)
    .select(['fees.student_id', 'course_id', 'email', 'language', 'accounts.status'])
    .select(['courses.name as title', 'month', 'reference', 'amount', 'currency'])
    .where('fees.id', '=', body.id)
    .executeTakeFirstOrThrow(notFound)
  const { numUpdatedRows } = await database
    .updateTable('fees')
    .set({ status, decided_at: now })
    .where('id', '=', body.id)
    .where('status', 'in', decided[status])
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw versionConflict()
  await bumpVersion(database, 'fees', body.id, body.version)
  if (status !== 'waived') {
    await saveReceiptDecision(database, { kind: 'fee', record_id: body.id }, { status, now })
    await bookDecision(call, { kind: 'fee', id: body.id })
  }
  const subject = { record: ['feePayment', body.id] as const, about: { course: [found.course_id] } }
  const what = formatFeeName(found.title, found.month)
  await recordDecision(call, { kind: kinds[status], ...subject, studentId: found.student_id, what, reason })
  if (found.status === 'archived') return { message: message('Payment status updated') }
  const { email: to, language, title, month, reference, amount, currency } = found
  const about = { to, language, title, month, reference, amount, currency }
  const key = `decision of fee ${body.id} at ${now}`
  if (status === 'paid') await enqueueMail(call, 'feeAccepted', about, key)
  if (status === 'rejected') await enqueueMail(call, 'feeRejected', { ...about, reason, feeId: body.id }, key)
  return { message: message('Payment status updated') }
}
