import { sql } from 'kysely'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import type { OperationRequest } from '../contract/Handler.ts'
import { policyHandlers } from '../features/policies/policyHandlers.ts'
import { openPostgresTestSchool } from '../testing/openPostgresTestSchool.ts'
import { openPostgresProxy, RELAXED_LIMITS } from '../testing/postgresTestHelpers.ts'
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
const BUSY = 'The school’s site is temporarily unavailable. Try again in a moment.'
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

/** Runs a function before the normal handler of savePolicy. */
const savePolicyAfter = (before: (call: OperationRequest<'savePolicy'>) => Promise<unknown>) => ({
  savePolicy: async (call: OperationRequest<'savePolicy'>) => {
    await before(call)
    return policyHandlers.savePolicy(call)
  },
})

test('a connection that breaks inside a transaction returns 503 and later requests succeed', async ({ skip }) => {
  const ended: number[] = []
  const handlers = savePolicyAfter(async ({ database, body }) => {
    if (body.title !== 'Cut off') return
    const pid = await pidOf(database)
    await end(school?.secondConnection ?? database, pid)
    await expect.poll(() => isGone(school?.secondConnection ?? database, pid), { timeout: 20_000 }).toBe(true)
    ended.push(pid)
  })
  const school = await openPostgresTestSchool({ handlers })
  if (!school) return skip(MISSING)
  const { api, admin } = school
  const { token } = await admin()
  for (let round = 0; round < 3; round += 1) {
    const cut = await api('savePolicy', { token, body: policy('Cut off') })
    expect([cut.status, cut.body.error]).toEqual([503, BUSY])
  }
  expect(ended).toHaveLength(3)
  expect((await api('savePolicy', { token, body: policy() })).status).toBe(201)
  expect((await api('listPolicies', { token })).body.policy.map(({ title }) => title)).toEqual(['Be on time'])
})

test('a locked table returns 503 with Retry-After instead of waiting forever', async ({ skip }) => {
  const school = await openPostgresTestSchool({ limits: { lockSeconds: 1, connections: 2 } })
  if (!school) return skip(MISSING)
  const { api, admin, secondConnection, inject, request } = school
  const { token } = await admin()
  await secondConnection.transaction().execute(async (maintenance) => {
    await sql`lock table policies in access exclusive mode`.execute(maintenance)
    const pending = Array.from({ length: 4 }, () => inject('listPolicies', { token }))
    for (const response of await Promise.all(pending)) {
      expect([response.statusCode, response.json(), Number(response.headers['retry-after'])]).toEqual([
        503,
        { error: BUSY },
        5,
      ])
    }
    expect((await request('/readyz')).statusCode).toBe(200)
  })
  expect((await api('listPolicies', { token })).status).toBe(200)
})

test('/readyz returns 503 after its own timeout', async ({ skip }) => {
  const school = await openPostgresTestSchool({ limits: { connections: 1 } })
  if (!school) return skip(MISSING)
  const { secondConnection, request } = school
  await secondConnection.transaction().execute(async (maintenance) => {
    await sql`lock table accounts in access exclusive mode`.execute(maintenance)
    const response = await request('/readyz')
    expect([response.statusCode, response.json()]).toEqual([503, { error: BUSY }])
  })
  await expect.poll(async () => (await request('/readyz')).statusCode, { timeout: 20_000 }).toBe(200)
})

test('connecting is retried while the server has too many connections', async ({ skip }) => {
  const school = await openPostgresTestSchool()
  if (!school) return skip(MISSING)
  const { secondConnection, url } = school
  const name = new URL(url).pathname.slice(1)
  await sql`create role guest login`.execute(secondConnection)
  onTestFinished(
    async () => void (await sql`drop owned by guest; drop role guest`.execute(secondConnection).catch(() => undefined)),
  )
  await sql`alter role guest connection limit 1`.execute(secondConnection)
  await sql`grant connect on database ${sql.ref(name)} to guest`.execute(secondConnection)
  const guest = new URL(url)
  guest.username = 'guest'
  const second = openDatabase({ url: guest.href })
  onTestFinished(() => second.destroy())
  const connectBoth = async () => {
    const first = openDatabase({ url: guest.href })
    await pidOf(first)
    const connected = pidOf(second).catch(() => undefined)
    await wait(200)
    await first.destroy()
    return connected
  }
  await expect.poll(connectBoth, { timeout: 20_000 }).toBeGreaterThan(0)
})

test('closing the database terminates running queries', async ({ skip }) => {
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
  // Without a statement timeout the server keeps running pg_sleep.
  await end(school.secondConnection, hung)
  await expect.poll(() => isGone(school.secondConnection, hung), { timeout: 20_000 }).toBe(true)
})

test('a silent connection is dropped after a timeout and not reused', async ({ skip }) => {
  const school = await openPostgresTestSchool()
  if (!school) return skip(MISSING)
  const relay = await openPostgresProxy(school.url)
  const database = openDatabase({ url: relay.url, limits: { ...RELAXED_LIMITS, connections: 1, statementSeconds: 1 } })
  onTestFinished(() => database.destroy())
  /** Zero if a busy machine exceeds the timeout of this connection. */
  const pid = () => pidOf(database).catch(() => 0)
  let before = 0
  // Longer than the timeout: an idle connection doesn’t count as silent.
  const isSameAfterRest = async () => {
    before = await pid()
    await wait(3500)
    return before > 0 && (await pid()) === before
  }
  await expect.poll(isSameAfterRest, { timeout: 60_000 }).toBe(true)
  await wait(3500)
  relay.stopForwarding()
  const fault: unknown = await pidOf(database).catch((error: unknown) => error)
  expect(isDatabaseError(fault)).toBe(true)
  relay.resumeForwarding()
  await expect.poll(async () => ![0, before].includes(await pid())).toBe(true)
  relay.stopForwarding()
  const inTransaction: unknown = await database
    .transaction()
    .execute(pidOf)
    .catch((error: unknown) => error)
  expect(isDatabaseError(inTransaction)).toBe(true)
  relay.resumeForwarding()
  await expect.poll(pid).toBeGreaterThan(0)
})

test('a connection to a server that became a read-only replica is dropped, and the next request reconnects', async ({
  skip,
}) => {
  const school = await openPostgresTestSchool({ limits: { connections: 1 } })
  if (!school) return skip(MISSING)
  const { api, admin, database } = school
  const { token } = await admin()
  const before = await pidOf(database)
  await sql`set default_transaction_read_only = on`.execute(database)
  const rejected = await api('savePolicy', { token, body: policy() })
  expect([rejected.status, rejected.body.error]).toEqual([503, BUSY])
  expect((await api('savePolicy', { token, body: policy() })).status).toBe(201)
  expect(await pidOf(database)).not.toBe(before)
})

const ADMIN = { email: 'admin@school.test', password: 'open sesame' }

test('changes are received over DATABASE_LISTEN_URL, not over the connection of queries', async ({ skip }) => {
  const made = await testDatabases.find(({ name }) => name === 'PostgreSQL')?.createEmpty()
  if (!made || !('url' in made.place)) return skip('PostgreSQL is not on this machine.')
  const relay = await openPostgresProxy(made.place.url)
  const folder = await mkdtemp(join(tmpdir(), 'listen-'))
  const settings = { DATABASE_URL: made.place.url, DATABASE_LISTEN_URL: relay.url, DATA_FOLDER: folder }
  const school = await createApp({ config: readConfig(settings, folder), isLogging: false, validatesResponses: false })
  onTestFinished(async () => {
    await school.close()
    await made.remove()
    await rm(folder, { recursive: true, force: true })
  })
  await addAdmin(school.database, { ...ADMIN, name: 'Admin' }, Date.now())
  const signedIn = await school.server.inject({ method: 'POST', url: '/api/auth/login', body: ADMIN })
  expect(relay.connectionCount()).toBe(0)
  const { receivedChanges } = await subscribeToChanges(school, signedIn.json<{ token: string }>().token)
  expect(relay.connectionCount()).toBe(1)
  await school.database.insertInto('policies').values({ title: 'Manners', description: 'x' }).execute()
  await expect.poll(() => receivedChanges).toContain('policies')
})
