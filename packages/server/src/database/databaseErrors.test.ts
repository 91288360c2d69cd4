import { sql } from 'kysely'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { OperatorError } from '../lib/OperatorError.ts'
import { findFreePort } from '../testing/findFreePort.ts'
import { openPostgresTestSchool } from '../testing/openPostgresTestSchool.ts'
import { DEFAULT_DATABASE_LIMITS } from './databaseOptions.ts'
import { openSchoolDatabase } from './openSchoolDatabase.ts'
import { explainConnectionFailure } from './databaseErrors.ts'

const MISSING = 'PostgreSQL is not on this machine.'
const SECRET = 'a-secret-word'

/** The message with which opening this database fails. */
async function startupErrorOf(url: string): Promise<string> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'shut-'))
  onTestFinished(() => rm(dataFolder, { recursive: true, force: true }))
  const place = { dataFolder, databaseUrl: url, databaseLimits: { ...DEFAULT_DATABASE_LIMITS, connectSeconds: 2 } }
  const error = await openSchoolDatabase(place, 'command').then(
    ({ close }) => close(),
    (thrown: unknown) => thrown,
  )
  if (!(error instanceof OperatorError)) throw new Error('Expected an OperatorError.', { cause: error })
  return error.message
}

test('an unreachable PostgreSQL server is explained in one sentence', async () => {
  const port = await findFreePort()
  expect(await startupErrorOf(`postgres://maktab:${SECRET}@127.0.0.1:${port}/school`)).toBe(
    'PostgreSQL can’t be reached at the address of DATABASE_URL (ECONNREFUSED).',
  )
})

test('a PostgreSQL server that doesn’t respond is explained in one sentence', { tags: ['slow'] }, async () => {
  const silent = createServer(() => undefined)
  await new Promise<void>((listening) => silent.listen(0, '127.0.0.1', listening))
  onTestFinished(() => void silent.close())
  const { port } = silent.address() as { port: number }
  expect(await startupErrorOf(`postgres://maktab:${SECRET}@127.0.0.1:${port}/school`)).toBe(
    'PostgreSQL doesn’t respond at the address of DATABASE_URL.',
  )
})

test('a wrong role, a missing database and missing privileges are explained in one sentence', async ({ skip }) => {
  const school = await openPostgresTestSchool()
  if (!school) return skip(MISSING)
  const { url, secondConnection } = school
  const at = (change: (address: URL) => void) => {
    const address = new URL(url)
    address.password = SECRET
    change(address)
    return address.href
  }
  expect(await startupErrorOf(at((address) => (address.username = 'nobody_here')))).toBe(
    'PostgreSQL rejects the role or the password of DATABASE_URL.',
  )
  expect(await startupErrorOf(at((address) => (address.pathname = '/elsewhere')))).toBe(
    'PostgreSQL has no database with the name in DATABASE_URL.',
  )
  await sql`create role reader login`.execute(secondConnection)
  onTestFinished(async () => void (await sql`drop role reader`.execute(secondConnection)))
  expect(await startupErrorOf(at((address) => (address.username = 'reader')))).toMatch(
    /^The role of DATABASE_URL may not create tables: permission denied for \w+ \w+\.$/,
  )
})

test('a pool without startup parameters is distinguished from a server that doesn’t respond', () => {
  const rejected = new Error('unsupported startup parameter: statement_timeout')
  expect(explainConnectionFailure(new Error('The database can’t be reached.', { cause: rejected }))).toContain(
    'DATABASE_STATEMENT_SECONDS, DATABASE_LOCK_SECONDS and DATABASE_IDLE_SECONDS must be 0.',
  )
})
