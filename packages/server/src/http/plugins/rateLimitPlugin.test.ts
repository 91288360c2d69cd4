import { expect, test } from 'vitest'
import { openTestSchool, PASSWORD } from '#testing/openTestSchool.ts'

const QUARTER = 15 * 60_000
const YEAR = 365 * 24 * 60 * 60_000

async function open() {
  const school = await openTestSchool()
  const attempts = () => school.database.selectFrom('attempts').selectAll().execute()
  const guess = async (email: string, from = '203.0.113.1') =>
    (await school.api('signIn', { body: { email, password: 'a guess' }, from })).status
  return { ...school, attempts, guess }
}

test('attempts store no email in plain text', async () => {
  const { api, attempts, guess } = await open()
  await guess('mistyped@school.test')
  await api('requestPasswordReset', { body: { email: 'another@school.test' } })
  const rows = await attempts()
  expect(rows.length).toBeGreaterThan(3)
  expect(JSON.stringify(rows)).not.toMatch(/mistyped|another|school\.test/)
})

test('counts are removed after 15 minutes', async () => {
  const { attempts, guess, advanceClock } = await open()
  for (const name of ['a', 'b', 'c']) await guess(`${name}@school.test`)
  const keysBefore = (await attempts()).map(({ key }) => key)
  expect(keysBefore).toHaveLength(7)
  advanceClock(QUARTER + 1)
  await guess('d@school.test', '203.0.113.2')
  const keys = (await attempts()).map(({ key }) => key)
  expect(keys).toHaveLength(3)
  expect(keysBefore.filter((key) => keys.includes(key))).toEqual([])
})

test('a network above its limit adds no rows for further emails', async () => {
  const { attempts, guess, database } = await open()
  await guess('a@school.test')
  await database.updateTable('attempts').set({ count: 100 }).where('email_hash', 'is', null).execute()
  const before = (await attempts()).length
  for (const name of ['b', 'c', 'd']) expect(await guess(`${name}@school.test`)).toBe(429)
  expect(await attempts()).toHaveLength(before)
})

test('counts made while the clock was ahead expire once it is corrected', async () => {
  const { api, student, guess, advanceClock } = await open()
  const { email } = await student()
  advanceClock(YEAR)
  for (let count = 0; count < 11; count += 1) await guess(email)
  expect(await guess(email)).toBe(429)
  advanceClock(-YEAR)
  const right = { body: { email, password: PASSWORD }, from: '203.0.113.1' }
  expect((await api('signIn', right)).status).toBe(200)
})

test('a clock that is one second behind continues the same count', async () => {
  const { guess, advanceClock } = await open()
  for (let count = 0; count < 5; count += 1) expect(await guess('a@school.test')).toBe(401)
  advanceClock(-1000)
  expect(await guess('b@school.test')).toBe(401)
  for (let count = 0; count < 5; count += 1) expect(await guess('a@school.test')).toBe(401)
  expect(await guess('a@school.test')).toBe(429)
})

test.each([
  ['registerStudent', 100],
  ['checkEmail', 30],
  ['submitTeacherApplication', 20],
  ['requestPasswordReset', 60],
  ['checkResetLink', 60],
  ['resetPassword', 60],
  ['confirmEmail', 60],
  ['signIn', 100],
] as const)('%s allows %i attempts per network in 15 minutes', async (id, most) => {
  const { api, database } = await open()
  const attempt = async (from: string) => (await api(id, { body: {}, from })).status
  expect(await attempt('203.0.113.1')).toBe(422)
  await database
    .updateTable('attempts')
    .set({ count: most - 1 })
    .execute()
  expect([await attempt('203.0.113.1'), await attempt('203.0.113.1'), await attempt('203.0.113.2')]).toEqual([
    422, 429, 422,
  ])
})
