import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import type { DatabaseLocation } from '../database/openDatabase.ts'
import { testDatabases } from '../testing/testDatabases.ts'
import { openTestSchool, PASSWORD } from '../testing/openTestSchool.ts'
import { backUp } from './backup.ts'
import { restore } from './restore.ts'

const resetIn = (text = '') => /reset-password\/([^/]+)\//.exec(text)?.[1] ?? ''

test.for(testDatabases)('a restore on $name ends all sessions and mailed links of the backup', async (on, { skip }) => {
  const [from, to] = [await on.makeWithTables(), await on.make()]
  if (!from || !to) return skip('PostgreSQL is not on this machine.')
  onTestFinished(to.remove)
  const base = await mkdtemp(join(tmpdir(), 'ended-'))
  onTestFinished(() => rm(base, { recursive: true, force: true }))
  onTestFinished(from.remove)
  const whereIs = (place: DatabaseLocation) =>
    'url' in place ? { dataFolder: join(base, 'data'), databaseUrl: place.url } : { dataFolder: dirname(place.file) }

  const school = await openTestSchool({ place: from.place })
  const people = [await school.admin(), await school.teacher(), await school.student()]
  const tokens = people.map(({ token }) => token)
  const { email = '' } = people[2] ?? {}
  await school.ask('signIn', { body: { email, password: 'a wrong one' } })
  const policy = { body: { id: 0, title: 'Fees', description: 'x' }, key: 'k'.repeat(20) }
  expect((await school.ask('savePolicy', { token: tokens[0] ?? '', ...policy })).status).toBe(201)
  await school.ask('requestPasswordReset', { body: { email } })
  const link = { token: resetIn(school.mails[0]?.text), email, password: 'a better one' }
  await school.database
    .insertInto('email_tokens')
    .values({ token_hash: 'x', account_id: 1, expires_at: school.now() + 86_400_000, used_at: null })
    .execute()
  await backUp(whereIs(from.place), join(base, 'copy'))
  await restore(join(base, 'copy'), whereIs(to.place), 1)

  const { ask, database } = await openTestSchool({ place: to.place })
  for (const table of ['attempts', 'email_tokens'] as const) {
    expect(await database.selectFrom(table).selectAll().execute(), table).toEqual([])
  }
  for (const token of tokens) expect((await ask('getCurrentUser', { token })).status).toBe(401)
  expect((await ask('resetPassword', { body: link })).status).toBe(422)
  const { token } = (await ask('signIn', { body: { email: people[0]?.email ?? '', password: PASSWORD } })).body
  expect((await ask('savePolicy', { token: token ?? '', ...policy })).status).toBe(201)
  expect((await ask('listPolicies', { token: token ?? '' })).body.policy).toHaveLength(1)
})
