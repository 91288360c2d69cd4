import { requests } from '@maktab/contract/examples'
import type { Database } from '../database/openDatabase.ts'
import type { Tables } from '../database/tables.ts'
import { recordDecision } from '../features/audit/decisionLog.ts'
import { bundleReceipts } from '../features/payments/sharedReceipts.ts'
import { SETTINGS_KEY } from '../features/settings/schoolSettings.ts'
import type { TestSchool } from './openTestSchool.ts'

type Preparation = Pick<TestSchool, 'api' | 'database' | 'now'> & { token: string }

/**
 * Prepares the demo school so that its lists have all fields of the contract. The returned function removes what would
 * change the responses of the edits.
 */
export async function prepareExampleReads({ api, database, now, token }: Preparation): Promise<() => Promise<void>> {
  await removePasswords(database)
  await letTeachersMessage(database)
  await importStudent(api, token)
  await payFeesTogether(database)
  await api('sendTestEmail', { token, body: { email: 'admin@maktab.test' } })
  return addPayments(database, now())
}

/** Leaves the people of the example invitations without a password. */
async function removePasswords(database: Database): Promise<void> {
  for (const { body } of Object.values(requests.createInvitation)) {
    const of = body.role === 'student' ? 'students' : 'teachers'
    await database
      .updateTable('accounts')
      .set({ password_hash: null })
      .where('id', '=', (eb) => eb.selectFrom(of).select('account_id').where('id', '=', body.id))
      .execute()
  }
}

/** Lets teachers contact guardians. */
async function letTeachersMessage(database: Database): Promise<void> {
  const { value } = await database
    .selectFrom('settings')
    .select('value')
    .where('key', '=', SETTINGS_KEY)
    .executeTakeFirstOrThrow()
  const changed = JSON.stringify({ ...(JSON.parse(value) as object), teachersMayMessage: true })
  await database.updateTable('settings').set({ value: changed }).where('key', '=', SETTINGS_KEY).execute()
}

async function importStudent(api: TestSchool['api'], token: string): Promise<void> {
  const body = { import: 'i'.repeat(32), kind: 'students', start: 0, rows: [{ name: 'Sumaya', contact_number: '1' }] }
  await api('previewImport', { token, body })
  await api('runImport', { token, body: { import: body.import, count: 1, updatesExisting: false, invites: false } })
}

/** Lets a pending fee of the example student and an overdue one have the same receipt. */
async function payFeesTogether(database: Database): Promise<void> {
  const fees = await database
    .selectFrom('receipts')
    .innerJoin('fees', 'fees.id', 'receipts.record_id')
    .select(({ fn }) => fn.max('receipts.id').as('id'))
    .where('receipts.kind', '=', 'fee')
    .where(({ or, and }) =>
      or([and({ 'fees.student_id': 1, 'fees.status': 'pending' }), and({ 'fees.status': 'rejected' })]),
    )
    .groupBy('fees.id')
    .execute()
  await bundleReceipts(
    database,
    fees.map(({ id }) => id),
  )
}

/** Records a payment or refund of everything that the examples read. */
async function addPayments(database: Database, now: number): Promise<() => Promise<void>> {
  const current = { payment_status: 'pending', is_member: 0, price: 15, amount: 1500, reference: 'E3-1' } as const
  const none = { receipt: null, method: null, toggled_at: null, sent_at: null, decided_at: null }
  const { id: partlyPaid } = await database
    .insertInto('event_members')
    .values({ event_id: 3, student_id: 1, currency: 'USD', ...current, ...none })
    .returning('id')
    .executeTakeFirstOrThrow()
  const entry = {
    source: 'office',
    currency: 'USD',
    amount: 500,
    method: 'cash',
    paid_at: now,
    recorded_at: now,
  } as const
  const owners: Pick<Tables['payment_entries'], 'kind' | 'record_id' | 'student_id' | 'item_id'>[] = [
    { kind: 'course', record_id: 3, student_id: 1, item_id: 7 },
    { kind: 'event', record_id: partlyPaid, student_id: 1, item_id: 3 },
    { kind: 'event', record_id: 2, student_id: 2, item_id: 2 },
    { kind: 'fee', record_id: 3, student_id: 1, item_id: 1 },
  ]
  const payments = owners.map((owner) => ({ ...owner, ...entry, type: 'payment' as const }))
  const refund = { ...payments[3]!, type: 'refund' as const, amount: 100, credit: 100 }
  const added = await database
    .insertInto('payment_entries')
    .values([...payments.map((one) => ({ ...one, credit: 0 })), refund])
    .returning('id')
    .execute()
  await recordDecision(
    { database, now },
    { kind: 'recordPayment', record: ['feePayment', 3], studentId: 1, money: { amount: 500, currency: 'USD' } },
  )
  return async () => {
    const ids = added.map(({ id }) => id)
    await database.deleteFrom('payment_entries').where('id', 'in', ids).execute()
    await database.deleteFrom('event_members').where('id', '=', partlyPaid).execute()
  }
}
