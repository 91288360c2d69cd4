import { CompiledQuery, sql } from 'kysely'
import { expect, test } from 'vitest'
import { migrate } from '#database/migrate.ts'
import { openDatabase } from '#database/openDatabase.ts'
import { createSqliteFile } from '#testing/createMigratedDatabase.ts'
import { markEmailConfirmed } from './emailConfirmation.ts'
import { readSiblings } from './familyAccounts.ts'
import { openTestSchool, PASSWORD } from '#testing/openTestSchool.ts'
import { createForm } from '#testing/formData.ts'

test('siblings are found by an index', async ({ onTestFinished }) => {
  const { place, remove } = await createSqliteFile()
  const queries: CompiledQuery[] = []
  const database = openDatabase(place, [{ onStatement: ({ query }) => void queries.push(query) }])
  onTestFinished(async () => {
    await database.destroy()
    await remove()
  })
  await migrate(database)
  const account = { role: 'student', status: 'active', password_hash: null, avatar: null, created_at: 0 } as const
  const alone = Array.from({ length: 500 }, (_, id) => ({
    ...account,
    email: `${id}@school.test`,
    name: `Student ${id}`,
  }))
  const family = [
    { ...account, email: 'huda@school.test', name: 'Huda' },
    { ...account, email: 'sibling-2@invalid', name: 'Omar', sibling_of: 1 },
  ]
  await database
    .insertInto('accounts')
    .values([...family, ...alone])
    .execute()
  await database
    .insertInto('students')
    .values([...family, ...alone].map((_, index) => ({ account_id: index + 1 })))
    .execute()
  // As in a school that has been running for some minutes.
  await sql`analyze`.execute(database)

  queries.length = 0
  const ofBoth = [
    await readSiblings(database, { id: 1, sibling_of: null }),
    await readSiblings(database, { id: 2, sibling_of: 1 }),
  ]
  expect(ofBoth.map((family) => family.map(({ name }) => name))).toEqual([
    ['Huda', 'Omar'],
    ['Huda', 'Omar'],
  ])
  await markEmailConfirmed(database, { accountId: 2, now: 1 })
  const ofAccounts = queries.filter((query) => query.sql.includes('"accounts"'))
  expect(ofAccounts).toHaveLength(4)
  for (const query of ofAccounts) {
    const plan = CompiledQuery.raw(`explain query plan ${query.sql}`, [...query.parameters])
    const { rows } = await database.executeQuery<{ detail: string }>(plan)
    expect(rows.map(({ detail }) => detail).filter((step) => /^SCAN (?:accounts|students)/.test(step))).toEqual([])
  }
})

// proves X164
test('getCurrentUser returns the guardian and phone numbers to a student and none to an administrator', async () => {
  const { api, admin } = await openTestSchool()
  const email = 'amina@school.test'
  const registration = {
    name: 'Sara Malik',
    guardian_name: 'Amina Malik',
    email,
    password: PASSWORD,
    contact_number: '+92 300 1234567',
    alternate_contact_number: ' ',
    signature: 'Amina Malik',
  }
  expect((await api('registerStudent', { body: createForm(registration) })).status).toBe(200)
  const { token } = (await api('signIn', { body: { email, password: PASSWORD } })).body
  expect((await api('getCurrentUser', { token })).body.user.guardian).toEqual({
    guardian_name: 'Amina Malik',
    contact_number: '+92 300 1234567',
  })
  const office = (await api('getCurrentUser', { token: (await admin()).token })).body.user
  expect(office).not.toHaveProperty('guardian')
})
