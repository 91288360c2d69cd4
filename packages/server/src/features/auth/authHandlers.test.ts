import { expect, test } from 'vitest'
import { openTestSchool, PASSWORD } from '#testing/openTestSchool.ts'

// proves 1§3.1, 1§3.2, 1§3.3, GET auth/get, POST auth/login
test('signIn starts a session for the account that ends after 24 hours', async () => {
  const { api, account, advanceClock } = await openTestSchool()
  await account('teacher', { name: 'Amina', email: 'amina@school.test' })
  const signedIn = await api('signIn', { body: { email: 'Amina@School.test', password: PASSWORD } })
  expect(signedIn.body).toMatchObject({ status: 'allowed', user: { role: 'teacher' } })
  const { token } = signedIn.body
  expect((await api('getCurrentUser', { token })).body).toEqual({
    user: { name: 'Amina', email: 'amina@school.test', avatar: '', status: 'allowed', emailConfirmed: true },
  })
  advanceClock(86_400_000 - 1)
  expect((await api('getCurrentUser', { token })).status).toBe(200)
  advanceClock(1)
  expect((await api('getCurrentUser', { token })).status).toBe(401)
})

test('a wrong password and an unknown email get the same error, and repeated attempts are rate limited', async () => {
  const { api, account, advanceClock } = await openTestSchool()
  await account('student', { email: 'zaynab@school.test' })
  const tries = (email: string) => api('signIn', { body: { email, password: 'a guess' } })
  const [wrong, unknown] = [await tries('zaynab@school.test'), await tries('nobody@school.test')]
  expect(wrong).toEqual(unknown)
  expect(wrong.status).toBe(401)
  for (let count = 1; count < 10; count += 1) await tries('zaynab@school.test')
  const right = { email: 'zaynab@school.test', password: PASSWORD }
  expect((await api('signIn', { body: right })).status).toBe(429)
  advanceClock(15 * 60_000 + 1)
  expect((await api('signIn', { body: right })).status).toBe(200)
})

test('repeated sign-ins with the right password are not rate limited', async () => {
  const { api, student } = await openTestSchool()
  const { email } = await student()
  for (let count = 0; count < 15; count += 1) {
    expect((await api('signIn', { body: { email, password: PASSWORD } })).status).toBe(200)
  }
})

// proves D39.1
test('a blocked account can sign in, is shown as blocked and can do nothing else', async () => {
  const { api, student } = await openTestSchool()
  const { email, token } = await student('blocked')
  expect((await api('signIn', { body: { email, password: PASSWORD } })).body.status).toBe('blocked')
  const { body: currentUser } = await api('getCurrentUser', { token })
  expect(currentUser.user).toMatchObject({ status: 'blocked' })
  const rejected = await api('listPolicies', { token })
  expect(rejected.status).toBe(403)
  expect(rejected.body.error).toMatch(/^It looks like your access has been restricted\./)
})

// proves D16.2, X15
test.each(['active', 'blocked'] as const)(
  'signing out ends this session of an %s account and no other',
  async (status) => {
    const { api, student } = await openTestSchool()
    const { email, token } = await student(status)
    const other = (await api('signIn', { body: { email, password: PASSWORD } })).body.token
    expect(await api('signOut', { token })).toEqual({ status: 200, body: { message: 'You’re logged out' } })
    expect((await api('getCurrentUser', { token })).status).toBe(401)
    expect((await api('signOut', { token })).status).toBe(401)
    expect((await api('getCurrentUser', { token: other })).status).toBe(200)
  },
)

// proves POST auth/forgot-password, POST auth/reset-password, D41.3, X15
test('a password is reset once by the mailed link, which ends all sessions', async () => {
  const { api, student, mails } = await openTestSchool()
  const { email, token } = await student()
  const forKnownEmail = await api('requestPasswordReset', { body: { email } })
  const unknown = await api('requestPasswordReset', { body: { email: 'nobody@school.test' } })
  expect(forKnownEmail).toEqual(unknown)
  await expect.poll(() => mails).toHaveLength(1)
  const [, secret = ''] = /reset-password\/([^/]+)\//.exec(mails[0]?.text ?? '') ?? []
  const body = { token: secret, email, password: 'a better one' }
  expect((await api('resetPassword', { body: { ...body, email: 'other@school.test' } })).status).toBe(422)
  expect((await api('resetPassword', { body })).status).toBe(200)
  expect((await api('resetPassword', { body })).status).toBe(422)
  expect((await api('getCurrentUser', { token })).status).toBe(401)
  expect((await api('signIn', { body: { email, password: 'a better one' } })).status).toBe(200)
})

// proves X16
test('a reset link is valid for half an hour', async () => {
  const { api, student, mails, advanceClock } = await openTestSchool()
  const { email } = await student()
  await api('requestPasswordReset', { body: { email } })
  await expect.poll(() => mails).toHaveLength(1)
  const [, token = ''] = /reset-password\/([^/]+)\//.exec(mails[0]?.text ?? '') ?? []
  advanceClock(30 * 60_000)
  expect((await api('resetPassword', { body: { token, email, password: 'a better one' } })).status).toBe(422)
})

test('tokens and passwords are stored only as hashes', async () => {
  const { api, student, database } = await openTestSchool()
  const { email } = await student()
  const { token } = (await api('signIn', { body: { email, password: PASSWORD } })).body
  const stored = JSON.stringify([
    await database.selectFrom('sessions').selectAll().execute(),
    await database.selectFrom('accounts').selectAll().execute(),
  ])
  expect(stored).not.toContain(token)
  expect(stored).not.toContain(PASSWORD)
})

test('an account has at most twenty sessions, and a new one ends its oldest only', async () => {
  const { api, student, advanceClock } = await openTestSchool()
  const [{ email }, other] = [await student(), await student()]
  const tokens: string[] = []
  for (let count = 0; count < 22; count += 1) {
    advanceClock(1)
    tokens.push((await api('signIn', { body: { email, password: PASSWORD } })).body.token)
  }
  const statuses = []
  for (const token of tokens) statuses.push((await api('getCurrentUser', { token })).status)
  expect(statuses).toEqual([401, 401, ...Array.from({ length: 20 }, () => 200)])
  expect((await api('getCurrentUser', { token: other.token })).status).toBe(200)
})

test('of many sign-ins within one millisecond the last one stays valid', async () => {
  const { api, student } = await openTestSchool()
  const { email } = await student()
  let token = ''
  for (let count = 0; count < 25; count += 1) {
    token = (await api('signIn', { body: { email, password: PASSWORD } })).body.token
  }
  expect((await api('getCurrentUser', { token })).status).toBe(200)
})
