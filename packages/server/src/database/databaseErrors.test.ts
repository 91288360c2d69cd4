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

/** What a start on this database ends with. */
async function refusalOf(url: string): Promise<string> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'shut-'))
  onTestFinished(() => rm(dataFolder, { recursive: true, force: true }))
  const place = { dataFolder, databaseUrl: url, databaseLimits: { ...DEFAULT_DATABASE_LIMITS, connectSeconds: 2 } }
  const error = await openSchoolDatabase(place, 'command').then(
    ({ close }) => close(),
    (thrown: unknown) => thrown,
  )
  if (!(error instanceof OperatorError))
    throw new Error('It was opened, or nobody knows why it was not.', { cause: error })
  return error.message
}

test('a server that is not there is told in one sentence', async () => {
  const port = await findFreePort()
  expect(await refusalOf(`postgres://maktab:${SECRET}@127.0.0.1:${port}/school`)).toBe(
    'PostgreSQL can’t be reached at the address of DATABASE_URL (ECONNREFUSED).',
  )
})

test('so is one that never answers', { tags: ['slow'] }, async () => {
  const silent = createServer(() => undefined)
  await new Promise<void>((listening) => silent.listen(0, '127.0.0.1', listening))
  onTestFinished(() => void silent.close())
  const { port } = silent.address() as { port: number }
  expect(await refusalOf(`postgres://maktab:${SECRET}@127.0.0.1:${port}/school`)).toBe(
    'PostgreSQL doesn’t answer at the address of DATABASE_URL.',
  )
})

test('a role, a database and rights that are not there', async ({ skip }) => {
  const school = await openPostgresTestSchool()
  if (!school) return skip(MISSING)
  const { url, aside } = school
  const at = (change: (address: URL) => void) => {
    const address = new URL(url)
    address.password = SECRET
    change(address)
    return address.href
  }
  expect(await refusalOf(at((address) => (address.username = 'nobody_here')))).toBe(
    'PostgreSQL refuses the role or the password of DATABASE_URL.',
  )
  expect(await refusalOf(at((address) => (address.pathname = '/elsewhere')))).toBe(
    'PostgreSQL has no database of the name in DATABASE_URL.',
  )
  await sql`create role reader login`.execute(aside)
  onTestFinished(async () => void (await sql`drop role reader`.execute(aside)))
  expect(await refusalOf(at((address) => (address.username = 'reader')))).toMatch(
    /^The role of DATABASE_URL may not lay the tables: permission denied for \w+ \w+\.$/,
  )
})

test('a pool that takes no start parameters is told apart from a server that doesn’t answer', () => {
  const refused = new Error('unsupported startup parameter: statement_timeout')
  expect(explainConnectionFailure(new Error('The database can’t be reached.', { cause: refused }))).toContain(
    'DATABASE_STATEMENT_SECONDS, DATABASE_LOCK_SECONDS and DATABASE_IDLE_SECONDS must be 0.',
  )
})
