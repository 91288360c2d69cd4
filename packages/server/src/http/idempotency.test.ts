import { type OperationId, calls } from '@maktab/contract/calls'
import { examples } from '@maktab/contract/examples'
import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { openSchoolForRequest } from '../testing/openSchoolForRequest.ts'

const ids = (Object.keys(calls) as OperationId[]).filter((id) => calls[id].creates)
const newKey = () => randomBytes(16).toString('base64url')
const DAY = 24 * 60 * 60_000

test.each(ids)(
  '%s sent again with its idempotency key creates one record and returns the same response',
  async (id) => {
    const { send, sendChanged, count, pictures, mails } = await openSchoolForRequest(id)
    const key = newKey()
    const empty = await count()
    const first = await send(key)
    expect(first.status, JSON.stringify(first.body)).toBeLessThan(300)
    const [records, files, mailCount] = [await count(), await pictures(), mails.length]
    expect(records).not.toEqual(empty)
    expect(await send(key)).toEqual(first)
    expect(await send(key)).toEqual(first)
    const other = await sendChanged(key)
    expect([other.status, other.body]).toEqual([409, { error: savedAlready }])
    expect([await count(), await pictures(), mails.length]).toEqual([records, files, mailCount])
  },
)

const savedAlready = examples.savePolicy[409].savedAlready.error

test('a rejected request can be corrected and sent again with its key', async () => {
  const { api, send, sendChanged, database } = await openSchoolForRequest('registerStudent')
  const key = newKey()
  const taken = { email: 'zaynab@school.test', password_hash: null, role: 'teacher', status: 'pending' } as const
  await database
    .insertInto('accounts')
    .values({ ...taken, name: 'Zaynab', avatar: null, created_at: 0 })
    .execute()
  expect((await send(key)).status).toBe(422)
  await database.deleteFrom('accounts').where('email', '=', taken.email).execute()
  expect((await sendChanged(key)).status).toBe(200)
  const signedIn = await api('signIn', { body: { email: taken.email, password: 'a good one' } })
  expect(signedIn.status).toBe(200)
})

test('retries with the same key aren’t rate limited', async () => {
  const { send } = await openSchoolForRequest('registerStudent')
  const key = newKey()
  for (let press = 0; press < 8; press += 1) expect((await send(key)).status).toBe(200)
  expect((await send(newKey())).body.error).toEqual({ email: ['An account with this email already exists.'] })
})

test('a key is scoped to its sender and expires after a day', async () => {
  const { send, admin, api, database, advanceClock, count } = await openSchoolForRequest('savePolicy')
  const key = newKey()
  await send(key)
  const before = await count()
  const another = await admin()
  const body = { id: 0, title: 'Another', description: 'Of another' }
  expect((await api('savePolicy', { token: another.token, body, key })).status).toBe(201)
  expect((await count())['policies']).toBe((before['policies'] ?? 0) + 1)
  advanceClock(DAY / 2)
  const keys = () => database.selectFrom('given_answers').select('key_hash').execute()
  const old = await keys()
  advanceClock(DAY / 2 + 1)
  await database
    .updateTable('sessions')
    .set({ expires_at: 10 * Date.now() })
    .execute()
  await send(newKey())
  expect((await keys()).filter(({ key_hash }) => old.some((one) => one.key_hash === key_hash))).toEqual([])
})

test('an invalid key is rejected, and neither key, body nor response can be read from the database', async () => {
  const { send, database } = await openSchoolForRequest('registerStudent')
  expect((await send('short')).status).toBe(422)
  const key = newKey()
  await send(key)
  const rows = JSON.stringify(await database.selectFrom('given_answers').selectAll().execute())
  for (const secret of [key, 'zaynab', 'a good one', 'message']) expect(rows).not.toContain(secret)
})

test('a response that an earlier version stored without encryption is returned again', async () => {
  const { send, database } = await openSchoolForRequest('savePolicy')
  const key = newKey()
  const { status } = await send(key)
  const body = { message: 'Saved by an earlier version' }
  await database
    .updateTable('given_answers')
    .set({ body: JSON.stringify(body) })
    .execute()
  expect(await send(key)).toEqual({ status, body })
})
