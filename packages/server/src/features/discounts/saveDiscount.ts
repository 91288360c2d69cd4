import { recordDecision } from '../audit/recordDecision.ts'
import type { OperationRequest, Handler } from '#contract/Handler.ts'
import { bumpVersion } from '#database/bumpVersion.ts'
import { normalizeCode } from '../payments/normalizeCode.ts'
import { toMinorUnits } from '../payments/minorUnits.ts'
import { assertCurrencyPrecision } from '../payments/assertCurrencyPrecision.ts'
import { rejectDuplicate } from '../auth/userCodes.ts'
import { versionConflict, invalidField, notFound } from '#lib/HttpError.ts'
import { message } from '#i18n/message.ts'
import { readSettings } from '../settings/schoolSettings.ts'
import { checkDiscount } from './checkDiscount.ts'
import { describeDiscount } from './describeDiscount.ts'

const TAKEN = message('Another discount has this code.')

/** A scholarship or a code is given, or changed. What was paid with it stays as it was. */
export const saveDiscount: Handler<'saveDiscount'> = async (call) => {
  const { body, database } = call
  await checkDiscount(call)
  await assertCurrencyPrecision(call, 'amount', call.body.amount)
  const values = await toRow(call)
  await refuseTakenCode(call, values.open_code)
  const { id } = body
  const made = id === 0 ? await insert(call, values) : await update(call, values)
  await recordDecision(call, {
    kind: id === 0 ? 'giveDiscount' : 'changeDiscount',
    record: ['discount', made],
    name: values.name,
    what: describeDiscount(values),
    ...(values.student_id !== null && { studentId: values.student_id }),
    ...aboutOf(values),
  })
  if (id === 0) return { created: { message: message('Discount created successfully') } }
  await bumpVersion(database, 'discounts', id, body.version)
  return { message: message('Discount updated successfully') }
}

type Saving = OperationRequest<'saveDiscount'>
type Row = Awaited<ReturnType<typeof toRow>>

async function toRow({ body, database, services }: Saving) {
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

async function refuseTakenCode({ body, database }: Saving, code: string | null): Promise<void> {
  const other = await database
    .selectFrom('discounts')
    .select('id')
    .where('open_code', '=', code)
    .where('id', '!=', body.id)
    .executeTakeFirst()
  if (other) throw invalidField('code', TAKEN)
}

async function insert({ database }: Saving, row: Row): Promise<number> {
  const { id } = await database
    .insertInto('discounts')
    .values(row)
    .returning('id')
    .executeTakeFirstOrThrow()
    .catch(rejectDuplicate('code', TAKEN))
  return id
}

/** What has ended stays as it was; whose it is may change, but its payments are told apart by what they were made with. */
async function update({ body, database }: Saving, row: Row): Promise<number> {
  const before = await database.selectFrom('discounts').select('id').where('id', '=', body.id).executeTakeFirst()
  if (!before) throw notFound()
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

function aboutOf({ course_id, event_id }: Row) {
  if (course_id !== null) return { about: { course: [course_id] } }
  return event_id === null ? {} : { about: { event: [event_id] } }
}
