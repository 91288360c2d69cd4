import { fromMinorUnits, toMinorUnits, assertCurrencyPrecision } from '../payments/paymentAmounts.ts'
import { recordDecision } from '../audit/decisionLog.ts'
import type { OperationRequest, Handler } from '#contract/Handler.ts'
import { bumpVersion } from '#database/transactions.ts'
import { normalizeCode } from '../payments/resolveDiscount.ts'
import { rejectDuplicate } from '../auth/userAccounts.ts'
import { versionConflict, invalidField, notFound, type FieldErrors } from '#lib/HttpError.ts'
import { message } from '#i18n/message.ts'
import { readSettings } from '../settings/schoolSettings.ts'
import type { Database } from '#database/openDatabase.ts'
import { validateDays, assertNoFieldErrors } from '#validation/validateDates.ts'

type DiscountSummary = { name: string; percentage: number | null; amount: number | null; currency: string | null }

/** How a decision names a discount, which may be edited or deleted later: its name and value. */
function describeDiscount({ name, percentage, amount, currency }: DiscountSummary): string {
  if (percentage !== null) return `${name} (${percentage}%)`
  return currency === null ? name : `${name} (${fromMinorUnits(amount ?? 0, currency)} ${currency})`
}

const TAKEN = message('This code is already in use.')

/** Creates or edits a scholarship or a code. Existing payments are not changed. */
export const saveDiscount: Handler<'saveDiscount'> = async (call) => {
  const { body, database } = call
  await checkDiscount(call)
  await assertCurrencyPrecision(call, 'amount', call.body.amount)
  const values = await toRow(call)
  await assertCodeFree(call, values.open_code)
  const { id } = body
  const saved = id === 0 ? await insert(call, values) : await update(call, values)
  await recordDecision(call, {
    kind: id === 0 ? 'giveDiscount' : 'changeDiscount',
    record: ['discount', saved],
    name: values.name,
    what: describeDiscount(values),
    studentId: values.student_id,
    ...relatedRecords(values),
  })
  if (id === 0) return { created: { message: message('Discount created successfully') } }
  await bumpVersion(database, 'discounts', id, body.version)
  return { message: message('Discount updated successfully') }
}

type SaveRequest = OperationRequest<'saveDiscount'>
type Row = Awaited<ReturnType<typeof toRow>>

async function toRow({ body, database, services }: SaveRequest) {
  const { currency } = await readSettings(database, services)
  const code = body.code === null ? null : normalizeCode(body.code)
  return {
    name: body.name,
    code,
    open_code: code,
    student_id: body.studentId,
    course_id: body.courseId,
    event_id: body.eventId,
    percentage: body.percentage,
    amount: body.amount === null ? null : toMinorUnits(body.amount, currency),
    currency: body.amount === null ? null : currency,
    starts: body.from,
    ends: body.until,
    most_uses: body.mostUses,
    note: body.note,
  }
}

async function assertCodeFree({ body, database }: SaveRequest, code: string | null): Promise<void> {
  const other = await database
    .selectFrom('discounts')
    .select('id')
    .where('open_code', '=', code)
    .where('id', '!=', body.id)
    .executeTakeFirst()
  if (other) throw invalidField('code', TAKEN)
}

async function insert({ database }: SaveRequest, row: Row): Promise<number> {
  const { id } = await database
    .insertInto('discounts')
    .values(row)
    .returning('id')
    .executeTakeFirstOrThrow()
    .catch(rejectDuplicate('code', TAKEN))
  return id
}

/** Ended discounts can't be edited. The owner may change, because payments keep a reference to the discount. */
async function update({ body, database }: SaveRequest, row: Row): Promise<number> {
  await database.selectFrom('discounts').select('id').where('id', '=', body.id).executeTakeFirstOrThrow(notFound)
  const { numUpdatedRows } = await database
    .updateTable('discounts')
    .set(row)
    .where('id', '=', body.id)
    .where('ended_at', 'is', null)
    .executeTakeFirst()
    .catch(rejectDuplicate('code', TAKEN))
  if (numUpdatedRows === 0n) throw versionConflict()
  return body.id
}

function relatedRecords({ course_id, event_id }: Row) {
  if (course_id !== null) return { about: { course: [course_id] } }
  return event_id === null ? {} : { about: { event: [event_id] } }
}

/** Rejects a discount without a value or with two, without a student or code, or for something unknown. */
async function checkDiscount({ body, database }: Pick<OperationRequest<'saveDiscount'>, 'body' | 'database'>) {
  const { code, studentId, courseId, eventId, percentage, amount, from, until } = body
  const days = validateDays({ from: { day: from }, until: { day: until } })
  const errors: FieldErrors = {
    ...((percentage === null) === (amount === null) && {
      percentage: [message('Enter either a percentage or an amount.')],
    }),
    ...(code === null && studentId === null && { code: [message('Choose a student or enter a code.')] }),
    ...(courseId !== null && eventId !== null && { eventId: [message('Choose one course, one event, or all.')] }),
    ...(from !== null &&
      until !== null &&
      until < from && { until: [message('The last day can’t be before the first day.')] }),
    ...days,
    ...(await validateOwner(database, body)),
  }
  assertNoFieldErrors(errors)
}

async function validateOwner(
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
    ...((await isMissing(studentId, student)) && { studentId: [message('This student no longer exists.')] }),
    ...((await isMissing(courseId, course)) && { courseId: [message('This course no longer exists.')] }),
    ...((await isMissing(eventId, event)) && { eventId: [message('This event no longer exists.')] }),
  }
}

/** Ends a discount, so that its code can be used again. A discount without any payment is deleted. */
export const endDiscount: Handler<'endDiscount'> = async (call) => {
  const { params, database, now } = call
  const before = await database
    .updateTable('discounts')
    .set(({ ref }) => ({ name: ref('name') }))
    .where('id', '=', params.id)
    .returningAll()
    .executeTakeFirstOrThrow(notFound)
  if (before.ended_at !== null) throw versionConflict()
  const { id, name, student_id } = before
  const wasUsed = await hasPayments(database, id)
  if (wasUsed) {
    await database
      .updateTable('discounts')
      .set(({ eb }) => ({ ended_at: now, open_code: null, version: eb('version', '+', 1) }))
      .where('id', '=', id)
      .execute()
  } else {
    await database.deleteFrom('discounts').where('id', '=', id).execute()
  }
  const about = { name, what: describeDiscount(before), studentId: student_id }
  await recordDecision(call, { kind: 'endDiscount', record: ['discount', id], ...about })
  return { message: wasUsed ? message('Discount ended') : message('Discount deleted') }
}

/** Whether any payment refers to it, including rejected ones. */
async function hasPayments(database: Database, id: number): Promise<boolean> {
  for (const table of ['purchases', 'event_members', 'fees'] as const) {
    const found = await database
      .selectFrom(table)
      .select('id')
      .where('discount_id', '=', id)
      .limit(1)
      .executeTakeFirst()
    if (found) return true
  }
  return false
}
