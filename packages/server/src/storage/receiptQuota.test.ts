import { type OperationId, calls } from '@maktab/contract/calls'
import type { BodySchema } from '@maktab/shared/BodySchema'
import { expect, test } from 'vitest'
import { getOperationSchemas } from '../contract/validators.ts'
import { openCreationTestSchool } from '../testing/openCreationTestSchool.ts'
import { type TestSchool, openTestSchool } from '../testing/openTestSchool.ts'
import { createForm, createPictureFile, createLargeReceipt, uploadInChunks } from '../testing/formData.ts'
import { consumeReceiptQuota } from './receiptQuota.ts'

const MEGABYTE = 1024 * 1024
const DAY = 24 * 60 * 60_000
const TOO_MANY = { status: 429, body: { error: 'Too many receipts were sent today. Send this one tomorrow.' } }
const HERE = '127.0.0.1'

const takesReceipt = (schema: BodySchema | undefined): boolean =>
  schema !== undefined &&
  (schema['x-holds'] === 'receipt' || [schema.items, ...Object.values(schema.properties ?? {})].some(takesReceipt))
const withReceipts = (Object.keys(calls) as OperationId[]).filter((id) => takesReceipt(getOperationSchemas(id).body))

const spend = ({ database, now }: TestSchool, who: { accountId?: number; network: string }, bytes: number) =>
  consumeReceiptQuota(database, { accountId: undefined, receipts: 0, ...who, bytes, now: now() })
const readCounts = async ({ database }: TestSchool) => {
  const rows = await database
    .selectFrom('attempts')
    .select(['key', 'count'])
    .where('key', 'like', '%receipts%')
    .execute()
  return Object.fromEntries(rows.map(({ key, count }) => [key, count]))
}

test('every operation with receipts is tested', () => {
  expect(withReceipts.toSorted()).toEqual([
    'payFee',
    'payFees',
    'purchaseCourse',
    'registerStudent',
    'submitEventPayment',
  ])
})

test.each(withReceipts)(
  '%s returns 429 after 200 MB from its network in a day and succeeds a day later',
  async (id) => {
    const { creations, ...school } = await openCreationTestSchool()
    const { token, body } = creations[id] ?? {}
    await spend(school, { network: HERE }, 200 * MEGABYTE)
    const send = async () => school.api(id, { token: token ?? null, body: (await body?.()) ?? {} })
    expect(await send()).toMatchObject(TOO_MANY)
    expect(await school.pictures()).toEqual([])
    school.advanceClock(DAY)
    await school.database
      .updateTable('sessions')
      .set({ expires_at: school.now() + DAY })
      .execute()
    expect(await send()).toMatchObject({ status: 200 })
    expect(await readCounts(school)).toMatchObject({ [`receipts from ${HERE}`]: 1, [`kB of receipts from ${HERE}`]: 1 })
  },
)

test.each(withReceipts.filter((id) => calls[id].roles.length > 0))(
  '%s returns 429 after 20 receipts of one account in a day from any network',
  async (id) => {
    const { creations, ...school } = await openCreationTestSchool()
    const { token = null, body } = creations[id] ?? {}
    const { id: accountId } = await school.database
      .selectFrom('accounts')
      .innerJoin('students', 'students.account_id', 'accounts.id')
      .select('accounts.id')
      .orderBy('students.id')
      .executeTakeFirstOrThrow()
    const { database, now } = school
    await consumeReceiptQuota(database, { accountId, network: '203.0.113.1', receipts: 20, bytes: 0, now: now() })
    expect(await school.api(id, { token, body: (await body?.()) ?? {} })).toMatchObject(TOO_MANY)
    expect(await school.pictures()).toEqual([])
  },
)

test('chunks count for account and network when they arrive and not again with the form', async () => {
  const school = await openTestSchool()
  const { token, accountId } = await school.student()
  await school.course()
  const { name } = await uploadInChunks(school, await createLargeReceipt(100 * 1024), { token })
  const sent = await readCounts(school)
  expect(sent[`kB of receipts by ${accountId}`]).toBeGreaterThanOrEqual(100)
  expect(sent['kB of receipts']).toBe(sent[`kB of receipts by ${accountId}`])
  expect((await school.api('purchaseCourse', { token, body: purchase({ receiptUpload: name }) })).status).toBe(200)
  expect(await readCounts(school)).toEqual({ ...sent, [`receipts by ${accountId}`]: 1, [`receipts from ${HERE}`]: 1 })
})

test('a chunk gets 429 and isn’t stored after 60 MB of its account in a day', async () => {
  const school = await openTestSchool()
  const { token, accountId } = await school.student()
  await spend(school, { accountId, network: '203.0.113.1' }, 60 * MEGABYTE)
  await expect(uploadInChunks(school, await createLargeReceipt(100 * 1024), { token })).rejects.toThrow('429')
  expect(await school.database.selectFrom('upload_pieces').select('position').execute()).toEqual([])
})

test('new accounts from one network share its quota', async () => {
  const school = await openTestSchool()
  await spend(school, { accountId: 1, network: HERE }, 60 * MEGABYTE)
  await spend(school, { accountId: 2, network: HERE }, 60 * MEGABYTE)
  await spend(school, { accountId: 3, network: HERE }, 60 * MEGABYTE)
  await expect(spend(school, { accountId: 4, network: HERE }, 21 * MEGABYTE)).rejects.toMatchObject({ status: 429 })
  await spend(school, { accountId: 4, network: HERE }, 20 * MEGABYTE)
})

test('all networks together have a quota that fits an integer column', async () => {
  const school = await openTestSchool()
  for (let count = 0; count < 20; count += 1) await spend(school, { network: `203.0.113.${count}` }, 200 * MEGABYTE)
  await expect(spend(school, { network: '192.0.2.1' }, 97 * MEGABYTE)).rejects.toMatchObject({ status: 429 })
  await spend(school, { network: '192.0.2.1' }, 96 * MEGABYTE)
})

test('of sixty concurrent receipts only twenty are accepted', async () => {
  const school = await openTestSchool()
  const { database, now } = school
  const one = { accountId: 1, network: HERE, receipts: 1, bytes: 1, now: now() }
  const sent = await Promise.allSettled(Array.from({ length: 60 }, () => consumeReceiptQuota(database, one)))
  expect(sent.filter(({ status }) => status === 'fulfilled')).toHaveLength(20)
  expect(await readCounts(school)).toMatchObject({ 'receipts by 1': 20 })
})

test('a rejected form doesn’t count', async () => {
  const school = await openTestSchool()
  const { token } = await school.student()
  await school.course()
  const body = purchase({ receipt: await createPictureFile(), 'classTimings[0][to]': '18:00', paymentMethod: '' })
  expect((await school.api('purchaseCourse', { token, body })).status).toBe(422)
  const unreadable = new File([new Uint8Array([0x89, 0x50, 0x4e, 0x47])], 'none.png')
  const torn = purchase({ receipt: unreadable })
  expect((await school.api('purchaseCourse', { token, body: torn })).status).toBe(422)
  expect(Object.values(await readCounts(school)).every((count) => count === 0)).toBe(true)
})

test('replacing a receipt deletes its file unless an administrator has viewed it', async () => {
  const { creations, ...school } = await openCreationTestSchool()
  const { token = null } = creations.submitEventPayment ?? {}
  const { token: admin } = await school.admin()
  const send = async (width: number) => {
    const body = createForm({ eventID: '1', method: 'bank', receipt: await createPictureFile('receipt.png', width) })
    expect((await school.api('submitEventPayment', { token, body })).status).toBe(200)
  }
  const files = async () => (await school.pictures()).filter((name) => name.startsWith('receipt')).length
  await send(40)
  await send(41)
  expect(await files()).toBe(1)
  const { record_id: id } = await school.database
    .selectFrom('receipts')
    .select('record_id')
    .where('status', '=', 'pending')
    .executeTakeFirstOrThrow()
  expect((await school.api('noteReceiptSeen', { token: admin, body: { kind: 'event', id } })).status).toBe(200)
  await send(42)
  expect(await files()).toBe(2)
})

function purchase(more: Record<string, string | File>): FormData {
  const times = { 'classTimings[0][from]': '16:00', 'classTimings[0][to]': '17:00' }
  return createForm({ courseID: '1', paymentMethod: 'jazzcash', ...times, ...more })
}
