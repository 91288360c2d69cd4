import { type OperationId, calls } from '@maktab/contract/calls'
import { examples } from '@maktab/contract/examples'
import { sql } from 'kysely'
import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { openForCreations } from '../testing/creations.ts'
import type { Database } from '../database/openDatabase.ts'

const ids = (Object.keys(calls) as OperationId[]).filter((id) => calls[id].creates)
const newKey = () => randomBytes(16).toString('base64url')
const DAY = 24 * 60 * 60_000

/** What is counted whatever comes of a call. */
const aside = new Set(['attempts', 'given_answers', 'jobs', 'table_changes'])

/** How many rows each table has. */
async function countRows(database: Database): Promise<Record<string, number>> {
  const counts: Record<string, number> = {}
  for (const { name } of await database.introspection.getTables()) {
    if (aside.has(name)) continue
    const { rows } = await sql<{ count: number }>`select count(*) as count from ${sql.table(name)}`.execute(database)
    counts[name] = Number(rows[0]?.count)
  }
  return counts
}

async function open(id: OperationId) {
  const { creations, ...school } = await openForCreations()
  const creation = creations[id]
  if (!creation) throw new Error(`Nothing is sent for ${id}.`)
  const { body, changed, token = null, params = {} } = creation
  return {
    ...school,
    count: () => countRows(school.database),
    send: async (key?: string) => school.ask(id, { token, params, body: await body(), ...(key && { key }) }),
    sendChanged: async (key: string) => school.ask(id, { token, params, body: await changed(), key }),
  }
}

test.each(ids)('%s, sent again with its key, makes one record and gets the same answer', async (id) => {
  const { send, sendChanged, count, pictures, mails } = await open(id)
  const key = newKey()
  const empty = await count()
  const first = await send(key)
  expect(first.status, JSON.stringify(first.body)).toBeLessThan(300)
  const [made, kept, told] = [await count(), await pictures(), mails.length]
  expect(made).not.toEqual(empty)
  expect(await send(key)).toEqual(first)
  expect(await send(key)).toEqual(first)
  const other = await sendChanged(key)
  expect([other.status, other.body]).toEqual([409, { error: savedAlready }])
  expect([await count(), await pictures(), mails.length]).toEqual([made, kept, told])
})

const savedAlready = examples.savePolicy[409].savedAlready.error

test.each(ids)('%s, sent twice at once with one key, makes one record', async (id) => {
  const alone = await open(id)
  const expected = await alone.send(newKey())
  const made = await alone.count()
  const { send, count, pictures } = await open(id)
  const key = newKey()
  expect(await Promise.all([send(key), send(key), send(key)])).toEqual([expected, expected, expected])
  expect(await count()).toEqual(made)
  expect(await pictures()).toHaveLength((await alone.pictures()).length)
})

test('what was refused may be sent again with its key, mended', async () => {
  const { ask, send, sendChanged, database } = await open('registerStudent')
  const key = newKey()
  const taken = { email: 'zaynab@school.test', password_hash: null, role: 'teacher', status: 'pending' } as const
  await database
    .insertInto('accounts')
    .values({ ...taken, name: 'Zaynab', avatar: null, created_at: 0 })
    .execute()
  expect((await send(key)).status).toBe(422)
  await database.deleteFrom('accounts').where('email', '=', taken.email).execute()
  expect((await sendChanged(key)).status).toBe(200)
  const signedIn = await ask('signIn', { body: { email: taken.email, password: 'a good one' } })
  expect(signedIn.status).toBe(200)
})

test('a parent whose answers get lost time and again is not told to wait', async () => {
  const { send } = await open('registerStudent')
  const key = newKey()
  for (let press = 0; press < 8; press += 1) expect((await send(key)).status).toBe(200)
  expect((await send(newKey())).body.error).toEqual({ email: ['This email has an account already.'] })
})

test('a key is good for its sender only, and for a day', async () => {
  const { send, admin, ask, database, later, count } = await open('savePolicy')
  const key = newKey()
  await send(key)
  const before = await count()
  const another = await admin()
  const body = { id: 0, title: 'Another', description: 'Of another' }
  expect((await ask('savePolicy', { token: another.token, body, key })).status).toBe(201)
  expect((await count())['policies']).toBe((before['policies'] ?? 0) + 1)
  later(DAY / 2)
  const keys = () => database.selectFrom('given_answers').select('key_hash').execute()
  const old = await keys()
  later(DAY / 2 + 1)
  await database
    .updateTable('sessions')
    .set({ expires_at: 10 * Date.now() })
    .execute()
  await send(newKey())
  expect((await keys()).filter(({ key_hash }) => old.some((one) => one.key_hash === key_hash))).toEqual([])
})

test('a key that is none is refused, and no key of a visitor can be read from what is kept', async () => {
  const { send, database } = await open('registerStudent')
  expect((await send('short')).status).toBe(422)
  const key = newKey()
  await send(key)
  const kept = JSON.stringify(await database.selectFrom('given_answers').selectAll().execute())
  for (const secret of [key, 'zaynab', 'a good one']) expect(kept).not.toContain(secret)
})
