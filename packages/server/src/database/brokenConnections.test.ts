import { sql } from 'kysely'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import type { OperationRequest } from '../contract/Handler.ts'
import { policyHandlers } from '../features/policies/policyHandlers.ts'
import { openPostgresTestSchool } from '../testing/openPostgresTestSchool.ts'
import { openPostgresProxy, RELAXED_LIMITS } from '../testing/postgresServer.ts'
import { DEFAULT_DATABASE_LIMITS } from './databaseOptions.ts'
import { isDatabaseError } from './databaseErrors.ts'
import { type Database, openDatabase } from './openDatabase.ts'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { addAdmin } from '../features/auth/addAdmin.ts'
import { readConfig } from '../config.ts'
import { createApp } from '../createApp.ts'
import { testDatabases } from '../testing/testDatabases.ts'
import { subscribeToChanges } from '../testing/subscribeToChanges.ts'

// @module-tag slow
const BUSY = 'The school is busy or its database can’t be reached. Try again in a moment.'
const MISSING = 'PostgreSQL is not on this machine.'
const policy = (title = 'Be on time') => ({ id: 0, title, description: 'By the clock' })

const pidOf = async (database: Database) => {
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(database)
  return rows[0]?.pid ?? 0
}
const end = (aside: Database, pid: number) => sql`select pg_terminate_backend(${pid})`.execute(aside)
const isGone = async (aside: Database, pid: number) => {
  const { rows } = await sql`select 1 from pg_stat_activity where pid = ${pid}`.execute(aside)
  return rows.length === 0
}

/** A handler that does something before it goes on with what it does otherwise. */
const savePolicyAfter = (before: (call: OperationRequest<'savePolicy'>) => Promise<unknown>) => ({
  savePolicy: async (call: OperationRequest<'savePolicy'>) => {
    await before(call)
    return policyHandlers.savePolicy(call)
  },
})

test('a connection that breaks inside a transaction is a refusal, and the school goes on', async ({ skip }) => {
  const ended: number[] = []
  const handlers = savePolicyAfter(async ({ database, body }) => {
    if (body.title !== 'Cut off') return
    const pid = await pidOf(database)
    await end(school?.aside ?? database, pid)
    await expect.poll(() => isGone(school?.aside ?? database, pid), { timeout: 20_000 }).toBe(true)
    ended.push(pid)
  })
  const school = await openPostgresTestSchool({ handlers })
  if (!school) return skip(MISSING)
  const { ask, admin } = school
  const { token } = await admin()
  for (let round = 0; round < 3; round += 1) {
    const cut = await ask('savePolicy', { token, body: policy('Cut off') })
    expect([cut.status, cut.body.error]).toEqual([503, BUSY])
  }
  expect(ended).toHaveLength(3)
  expect((await ask('savePolicy', { token, body: policy() })).status).toBe(201)
  expect((await ask('listPolicies', { token })).body.policy.map(({ title }) => title)).toEqual(['Be on time'])
})

test('what somebody else has locked is not waited for without an end, and says when to come back', async ({ skip }) => {
  const school = await openPostgresTestSchool({ limits: { lockSeconds: 1, connections: 2 } })
  if (!school) return skip(MISSING)
  const { ask, admin, aside, inject, request } = school
  const { token } = await admin()
  await aside.transaction().execute(async (maintenance) => {
    await sql`lock table policies in access exclusive mode`.execute(maintenance)
    const waiting = Array.from({ length: 4 }, () => inject('listPolicies', { token }))
    for (const answer of await Promise.all(waiting)) {
      expect([answer.statusCode, answer.json(), Number(answer.headers['retry-after'])]).toEqual([
        503,
        { error: BUSY },
        5,
      ])
    }
    expect((await request('/readyz')).statusCode).toBe(200)
  })
  expect((await ask('listPolicies', { token })).status).toBe(200)
})

test('readiness has a limit of its own and is refused with 503', async ({ skip }) => {
  const school = await openPostgresTestSchool({ limits: { connections: 1 } })
  if (!school) return skip(MISSING)
  const { aside, request } = school
  await aside.transaction().execute(async (maintenance) => {
    await sql`lock table accounts in access exclusive mode`.execute(maintenance)
    const answer = await request('/readyz')
    expect([answer.statusCode, answer.json()]).toEqual([503, { error: BUSY }])
  })
  await expect.poll(async () => (await request('/readyz')).statusCode, { timeout: 20_000 }).toBe(200)
})

test('where the server has no room for another connection, it is asked again for a moment', async ({ skip }) => {
  const school = await openPostgresTestSchool()
  if (!school) return skip(MISSING)
  const { aside, url } = school
  const name = new URL(url).pathname.slice(1)
  await sql`create role guest login`.execute(aside)
  onTestFinished(
    async () => void (await sql`drop owned by guest; drop role guest`.execute(aside).catch(() => undefined)),
  )
  await sql`alter role guest connection limit 1`.execute(aside)
  await sql`grant connect on database ${sql.ref(name)} to guest`.execute(aside)
  const guest = new URL(url)
  guest.username = 'guest'
  const second = openDatabase({ url: guest.href })
  onTestFinished(() => second.destroy())
  const comeIn = async () => {
    const first = openDatabase({ url: guest.href })
    await pidOf(first)
    const came = pidOf(second).catch(() => undefined)
    await wait(200)
    await first.destroy()
    return came
  }
  await expect.poll(comeIn, { timeout: 20_000 }).toBeGreaterThan(0)
})

test('closing takes away what is still under way', async ({ skip }) => {
  const school = await openPostgresTestSchool()
  if (!school) return skip(MISSING)
  const database = openDatabase({ url: school.url, limits: { ...DEFAULT_DATABASE_LIMITS, statementSeconds: 0 } })
  const pid = Promise.withResolvers<number>()
  const hanging = database.connection().execute(async (connection) => {
    pid.resolve(await pidOf(connection))
    await sql`select pg_sleep(600)`.execute(connection)
  })
  const cut = hanging.catch((error: Error) => error.message)
  const hung = await pid.promise
  await database.destroy()
  expect(await cut).toBe('Connection terminated unexpectedly')
  // The server itself goes on sleeping where its statements have no end.
  await end(school.aside, hung)
  await expect.poll(() => isGone(school.aside, hung), { timeout: 20_000 }).toBe(true)
})

test('a line that falls silent is given up in time, and nobody gets it again', async ({ skip }) => {
  const school = await openPostgresTestSchool()
  if (!school) return skip(MISSING)
  const relay = await openPostgresProxy(school.url)
  const database = openDatabase({ url: relay.url, limits: { ...RELAXED_LIMITS, connections: 1, statementSeconds: 1 } })
  onTestFinished(() => database.destroy())
  /** Zero where a busy machine takes longer than this line is given. */
  const pid = () => pidOf(database).catch(() => 0)
  let before = 0
  // Longer than an answer may take: that nobody asks is no silence.
  const isSameAfterRest = async () => {
    before = await pid()
    await wait(3500)
    return before > 0 && (await pid()) === before
  }
  await expect.poll(isSameAfterRest, { timeout: 60_000 }).toBe(true)
  await wait(3500)
  relay.fallSilent()
  const fault: unknown = await pidOf(database).catch((error: unknown) => error)
  expect(isDatabaseError(fault)).toBe(true)
  relay.takeUp()
  await expect.poll(async () => ![0, before].includes(await pid())).toBe(true)
  relay.fallSilent()
  const inTransaction: unknown = await database
    .transaction()
    .execute(pidOf)
    .catch((error: unknown) => error)
  expect(isDatabaseError(inTransaction)).toBe(true)
  relay.takeUp()
  await expect.poll(pid).toBeGreaterThan(0)
})

test('a server that became another one’s copy is left, and the next call finds the one that is written to', async ({
  skip,
}) => {
  const school = await openPostgresTestSchool({ limits: { connections: 1 } })
  if (!school) return skip(MISSING)
  const { ask, admin, database } = school
  const { token } = await admin()
  const before = await pidOf(database)
  await sql`set default_transaction_read_only = on`.execute(database)
  const refused = await ask('savePolicy', { token, body: policy() })
  expect([refused.status, refused.body.error]).toEqual([503, BUSY])
  expect((await ask('savePolicy', { token, body: policy() })).status).toBe(201)
  expect(await pidOf(database)).not.toBe(before)
})

const ADMIN = { email: 'admin@school.test', password: 'open sesame' }

test('what is changed is heard by another line than the one by which it is read and written', async ({ skip }) => {
  const made = await testDatabases.find(({ name }) => name === 'PostgreSQL')?.make()
  if (!made || !('url' in made.place)) return skip('PostgreSQL is not on this machine.')
  const relay = await openPostgresProxy(made.place.url)
  const folder = await mkdtemp(join(tmpdir(), 'listen-'))
  const settings = { DATABASE_URL: made.place.url, DATABASE_LISTEN_URL: relay.url, DATA_FOLDER: folder }
  const school = await createApp({ config: readConfig(settings, folder), isLogging: false, checksAnswers: false })
  onTestFinished(async () => {
    await school.close()
    await made.remove()
    await rm(folder, { recursive: true, force: true })
  })
  await addAdmin(school.database, { ...ADMIN, name: 'Admin' }, Date.now())
  const signedIn = await school.server.inject({ method: 'POST', url: '/api/auth/login', body: ADMIN })
  expect(relay.lines()).toBe(0)
  const { told } = await subscribeToChanges(school, signedIn.json<{ token: string }>().token)
  expect(relay.lines()).toBe(1)
  await school.database.insertInto('policies').values({ title: 'Manners', description: 'x' }).execute()
  await expect.poll(() => told).toContain('policies')
})
