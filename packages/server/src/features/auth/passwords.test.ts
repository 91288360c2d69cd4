import { expect, test } from 'vitest'
import { createSession, createToken, hashToken } from './sessions.ts'
import { openTestSchool, PASSWORD } from '#testing/openTestSchool.ts'
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const ROUNDS = 12
const NEW = 'a better one'

async function open() {
  const school = await openTestSchool()
  const { database, now } = school
  const linkFor = async (account_id: number, life = 30 * 60_000) => {
    const token = createToken()
    const row = { token_hash: hashToken(token), account_id, expires_at: now() + life, used_at: null }
    await database.insertInto('reset_tokens').values(row).execute()
    return token
  }
  const reset = async (token: string, email: string, password = NEW) =>
    (await school.api('resetPassword', { body: { token, email, password } })).status
  return { ...school, linkFor, reset }
}

/** Sessions with the old password that are still valid after concurrent sign-ins and a password change. */
async function survivors(
  { api }: Awaited<ReturnType<typeof openTestSchool>>,
  email: string,
  change: () => Promise<number>,
): Promise<number> {
  const signIns = Array.from({ length: 4 }, () => api('signIn', { body: { email, password: PASSWORD } }))
  const changed = change()
  const later = Array.from({ length: 2 }, () => api('signIn', { body: { email, password: PASSWORD } }))
  const tokens = (await Promise.all([...signIns, ...later])).map(({ body }) => body.token)
  expect(await changed).toBe(200)
  const living = await Promise.all(tokens.filter(Boolean).map((token) => api('getCurrentUser', { token })))
  return living.filter(({ status }) => status === 200).length
}

test('no concurrent sign-in keeps a session when the owner sets a new password', { timeout: 120_000 }, async () => {
  const school = await open()
  let remaining = 0
  for (let round = 0; round < ROUNDS; round += 1) {
    const { accountId, email } = await school.student()
    const token = await school.linkFor(accountId)
    remaining += await survivors(school, email, () => school.reset(token, email))
  }
  expect(remaining).toBe(0)
})

test(
  'no concurrent sign-in keeps a session when an administrator sets a new password',
  { timeout: 120_000 },
  async () => {
    const school = await open()
    const { token } = await school.admin()
    let remaining = 0
    for (let round = 0; round < ROUNDS; round += 1) {
      const { id, email } = await school.teacher()
      const body = { id: `NEW-${round}`, name: 'Amina', email, teacherID: id, password: NEW, isEdit: true }
      remaining += await survivors(
        school,
        email,
        async () => (await school.api('assignTeacherCredentials', { token, body })).status,
      )
    }
    expect(remaining).toBe(0)
  },
)

test('signIn waits for a concurrent password change and then fails', async () => {
  const { database, student, now } = await open()
  const { accountId } = await student()
  const checked = await database
    .selectFrom('accounts')
    .selectAll()
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow()
  let signIn: Promise<string | undefined> = Promise.resolve('not begun')
  await database.transaction().execute(async (transaction) => {
    await transaction.updateTable('accounts').set({ password_hash: 'new' }).where('id', '=', accountId).execute()
    signIn = createSession(database, checked, now())
    await transaction.deleteFrom('sessions').where('account_id', '=', accountId).execute()
  })
  expect(await signIn).toBeUndefined()
  expect(await database.selectFrom('sessions').selectAll().execute()).toEqual([])
})

test.each([{ password_hash: 'another' }, { status: 'archived' }, { status: 'blocked' }] as const)(
  'no session is created if, since the password check, the account changed to %j',
  async (change) => {
    const { database, student, now } = await open()
    const { accountId } = await student()
    const accounts = database.selectFrom('accounts').selectAll().where('id', '=', accountId)
    const checked = await accounts.executeTakeFirstOrThrow()
    expect(await createSession(database, checked, now())).toEqual(expect.any(String))
    await database.updateTable('accounts').set(change).where('id', '=', accountId).execute()
    expect(await createSession(database, checked, now())).toBeUndefined()
  },
)

test('a new password invalidates all other reset links', async () => {
  const { student, linkFor, reset } = await open()
  const { accountId, email } = await student()
  const [first, second] = [await linkFor(accountId), await linkFor(accountId)]
  expect(await reset(second, email)).toBe(200)
  expect(await reset(first, email, 'and another one')).toBe(422)
})

test('of two links of an account used at the same time, one sets the password', async () => {
  const { api, student, linkFor, reset } = await open()
  const { accountId, email } = await student()
  const links = [await linkFor(accountId), await linkFor(accountId)]
  const responses = await Promise.all(links.map((token, index) => reset(token, email, `password ${index}`)))
  expect(responses.toSorted()).toEqual([200, 422])
  const password = `password ${responses.indexOf(200)}`
  expect((await api('signIn', { body: { email, password } })).status).toBe(200)
})

test('sessions and links created while the clock was a year ahead are invalid once it is right', async () => {
  const { api, student, linkFor, reset, advanceClock } = await open()
  const { accountId, email } = await student()
  const year = 365 * 24 * 60 * 60_000
  advanceClock(year)
  const { token } = (await api('signIn', { body: { email, password: PASSWORD } })).body
  const link = await linkFor(accountId)
  expect((await api('getCurrentUser', { token })).status).toBe(200)
  advanceClock(-year)
  expect((await api('getCurrentUser', { token })).status).toBe(401)
  expect(await reset(link, email)).toBe(422)
  // Clocks of two machines always differ slightly.
  const secondToken = (await api('signIn', { body: { email, password: PASSWORD } })).body.token
  advanceClock(-60_000)
  expect((await api('getCurrentUser', { token: secondToken })).status).toBe(200)
})

const SCRIPT = `
import { argon2Options } from './argon2Options.ts'
import { hashPassword, verifyPassword } from './passwords.ts'
const kept = await hashPassword('open sesame')
const matches = [await verifyPassword('open sesame', kept), await verifyPassword('open Sesame', kept)]
console.log(JSON.stringify({ argon2Options, matches }))`

// In a separate process, because resetting modules here would affect other tests of this worker.
test('outside of tests the password hash uses at least OWASP’s minimum for argon2id', async () => {
  const args = ['--input-type=module', '--eval', SCRIPT]
  const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: import.meta.dirname })
  const { argon2Options, matches } = JSON.parse(stdout) as {
    argon2Options: { memory: number; passes: number }
    matches: boolean[]
  }
  expect(argon2Options.memory).toBeGreaterThanOrEqual(19 * 1024)
  expect(argon2Options.passes).toBeGreaterThanOrEqual(2)
  expect(matches).toEqual([true, false])
})
