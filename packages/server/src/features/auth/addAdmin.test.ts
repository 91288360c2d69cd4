import { expect, test, onTestFinished } from 'vitest'
import { openTestSchool } from '#testing/openTestSchool.ts'
import { addAdmin, hasAdmin } from './addAdmin.ts'
import { migrate } from '#database/migrate.ts'
import { openDatabase } from '#database/openDatabase.ts'
import { testDatabases } from '#testing/testDatabases.ts'
import { addFirstAdmin } from './addFirstAdmin.ts'

test('the first administrator signs in with the given password', async () => {
  const { api, database, now } = await openTestSchool()
  expect(await hasAdmin(database, now())).toBe(false)
  const admin = { email: 'Head@School.test', name: 'The head' }
  expect(await addAdmin(database, { ...admin, password: 'open sesame' }, now())).toBeUndefined()
  expect(await hasAdmin(database, now())).toBe(true)
  const signedIn = await api('signIn', { body: { email: 'head@school.test', password: 'open sesame' } })
  expect(signedIn.body.user).toEqual({ role: 'admin' })
})

test('addAdmin without a password returns a link that sets one, once', async () => {
  const { api, database, now } = await openTestSchool()
  const path = await addAdmin(database, { email: 'head@school.test', name: 'The head' }, now())
  const [, , token = '', email = ''] = (path ?? '').split('/')
  const body = { token, email: decodeURIComponent(email), password: 'open sesame' }
  expect((await api('resetPassword', { body })).status).toBe(200)
  expect((await api('resetPassword', { body })).status).toBe(422)
  expect((await api('signIn', { body: { email: 'head@school.test', password: 'open sesame' } })).status).toBe(200)
})

test('an unused link is replaced by a new one after a day, and only the new one works', async () => {
  const { api, database, now, advanceClock } = await openTestSchool()
  const head = { email: 'head@school.test', name: 'The head' }
  const follow = async (path: string | undefined) => {
    const [, , token = '', email = ''] = (path ?? '').split('/')
    const body = { token, email: decodeURIComponent(email), password: 'open sesame' }
    return (await api('resetPassword', { body })).status
  }
  const first = await addAdmin(database, head, now())
  expect(await hasAdmin(database, now())).toBe(true)
  advanceClock(24 * 60 * 60_000 + 1)
  expect(await hasAdmin(database, now())).toBe(false)
  const second = await addAdmin(database, head, now())
  expect([await follow(first), await follow(second)]).toEqual([422, 200])
  expect(await hasAdmin(database, now())).toBe(true)
  // An administrator who can sign in is not changed.
  await expect(addAdmin(database, head, now())).rejects.toThrow('head@school.test has an account already.')
})

test('a blocked administrator does not count as one who can sign in', async () => {
  const { account, database, now } = await openTestSchool()
  await account('admin', { status: 'blocked' })
  expect(await hasAdmin(database, now())).toBe(false)
})

const head = { email: 'head@school.test', name: 'The head' }
const name = process.env['TEST_DATABASE'] ?? 'SQLite'

/** The databases of several processes that start at once on an empty school; SQLite allows only one process. */
async function startAtOnce(skip: (why: string) => never) {
  const made = await testDatabases.find((one) => one.name === name)?.createEmpty()
  if (!made) return skip(`${name} is not on this machine.`)
  onTestFinished(made.remove)
  const one = openDatabase(made.place)
  const processes = name === 'SQLite' ? [one, one, one] : [one, openDatabase(made.place), openDatabase(made.place)]
  onTestFinished(async () => void (await Promise.all([...new Set(processes)].map((database) => database.destroy()))))
  await Promise.all([...new Set(processes)].map((database) => migrate(database)))
  return { database: one, processes }
}

test.for(['open sesame', undefined])(
  'of several processes that start at once exactly one creates the administrator (%s)',
  async (password, { skip }) => {
    const { database, processes } = await startAtOnce(skip)
    const now = Date.now()
    const results = await Promise.all(processes.map((database) => addFirstAdmin(database, { ...head, password }, now)))
    const links = results.filter((one) => one !== undefined)
    expect(links).toHaveLength(1)
    expect(links[0]?.path === undefined).toBe(password !== undefined)
    expect(await database.selectFrom('accounts').select('email').execute()).toEqual([{ email: head.email }])
    const tokens = await database.selectFrom('reset_tokens').select('token_hash').execute()
    expect(tokens).toHaveLength(password === undefined ? 1 : 0)
  },
)

test('addAdmin refuses an email that belongs to another account', async ({ skip }) => {
  const { database } = await startAtOnce(skip)
  const now = Date.now()
  const other = {
    ...head,
    role: 'teacher',
    status: 'active',
    password_hash: 'x',
    avatar: null,
    created_at: now,
  } as const
  await database.insertInto('accounts').values(other).execute()
  await expect(addFirstAdmin(database, head, now)).rejects.toThrow('head@school.test has an account already.')
})
