import { expect, test } from 'vitest'
import { openTestSchool, PASSWORD } from '#testing/openTestSchool.ts'
import { addAdmin } from './addAdmin.ts'
import { createResetLink } from './resetLinks.ts'

const NEW = 'a better one'
const DAY = 24 * 60 * 60_000

async function open() {
  const school = await openTestSchool()
  const { api, database, now } = school
  const reset = (email: string) => createResetLink(database, email, now())
  const linkIn = (path = '') => {
    const [, , token = '', email = ''] = path.split('/')
    return { token, email: decodeURIComponent(email) }
  }
  const follow = async (path: string | undefined, password = NEW) =>
    (await api('resetPassword', { body: { ...linkIn(path), password } })).status
  const check = async (path: string) => (await api('checkResetLink', { body: linkIn(path) })).status
  const signIn = async (email: string, password: string) => (await api('signIn', { body: { email, password } })).status
  const knows = async (token: string) => (await api('getCurrentUser', { token })).status
  return { ...school, reset, follow, check, signIn, knows }
}

test.each(['admin', 'teacher', 'student'] as const)(
  'reset issues a link that sets a new password of an %s once, and only then invalidates the old password',
  async (role) => {
    const { [role]: make, reset, follow, signIn, knows } = await open()
    const { email, token } = await make()
    const path = await reset(email.toUpperCase())
    expect([await knows(token), await signIn(email, PASSWORD)]).toEqual([200, 200])
    expect(await follow(path)).toBe(200)
    expect([await knows(token), await signIn(email, PASSWORD), await signIn(email, NEW)]).toEqual([401, 401, 200])
    expect(await follow(path, 'yet another one')).toBe(422)
  },
)

test('reset invalidates the earlier links of the account and no others', async () => {
  const { admin, teacher, reset, follow } = await open()
  const [{ email }, other] = [await admin(), await teacher()]
  const [first, others, second] = [await reset(email), await reset(other.email), await reset(email)]
  expect([await follow(first), await follow(second), await follow(others)]).toEqual([422, 200, 200])
})

test('a reset link expires after a day', async () => {
  const { admin, reset, follow, advanceClock } = await open()
  const path = await reset((await admin()).email)
  advanceClock(DAY)
  expect(await follow(path)).toBe(422)
})

test('checking a link reports whether it is valid without using it up', async () => {
  const { admin, teacher, reset, check, follow, advanceClock } = await open()
  const { email } = await admin()
  const path = (await reset(email)) ?? ''
  const ofAnother = path.replace(encodeURIComponent(email), encodeURIComponent((await teacher()).email))
  expect([await check(path), await check(path), await check(ofAnother)]).toEqual([200, 200, 422])
  expect(await follow(path)).toBe(200)
  expect(await check(path)).toBe(422)
  const old = (await reset(email)) ?? ''
  advanceClock(DAY)
  expect(await check(old)).toBe(422)
})

test('reset issues a new link to an administrator who has no password yet', async () => {
  const { database, now, reset, follow, signIn } = await open()
  const first = await addAdmin(database, { email: 'head@school.test', name: 'The head' }, now())
  const second = await reset('head@school.test')
  expect([await follow(first), await follow(second)]).toEqual([422, 200])
  expect(await signIn('head@school.test', NEW)).toBe(200)
})

test('several resets at the same time leave one valid link', async () => {
  const { admin, database, reset, follow } = await open()
  const { accountId, email } = await admin()
  const links = database.selectFrom('reset_tokens').select('token_hash').where('account_id', '=', accountId)
  for (let round = 0; round < 10; round += 1) {
    const paths = await Promise.all(Array.from({ length: 4 }, () => reset(email)))
    expect(await links.execute()).toHaveLength(1)
    const statuses: number[] = []
    for (const path of paths) statuses.push(await follow(path))
    expect(statuses.toSorted()).toEqual([200, 422, 422, 422])
  }
})

test('reset refuses accounts that may not sign in, and issues no link', async () => {
  const { admin, teacher, student, database, reset } = await open()
  const block = (id: number) =>
    database.updateTable('accounts').set({ status: 'blocked' }).where('id', '=', id).execute()
  const salma = await admin()
  await block(salma.accountId)
  const [amina, bilal, archived] = [await teacher('pending'), await student('blocked'), await student('archived')]
  await expect(reset('nobody@school.test')).rejects.toThrow('There is no account with the email nobody@school.test.')
  await expect(reset(archived.email)).rejects.toThrow(`There is no account with the email ${archived.email}.`)
  await expect(reset(amina.email)).rejects.toThrow(`${amina.email} has not been approved yet.`)
  for (const { email } of [salma, bilal])
    await expect(reset(email)).rejects.toThrow(
      `${email} is blocked. Unblock the account before you reset its password.`,
    )
  expect(await database.selectFrom('reset_tokens').selectAll().execute()).toEqual([])
})

test('reset works for siblings as long as one of them is active', async () => {
  const { student, database, reset, follow, signIn } = await open()
  const [first, second] = [await student('blocked'), await student()]
  const sibling = { sibling_of: first.accountId, email: 'sibling@invalid' }
  await database.updateTable('accounts').set(sibling).where('id', '=', second.accountId).execute()
  expect(await follow(await reset(first.email))).toBe(200)
  expect(await signIn(first.email, NEW)).toBe(200)
})

test('reset is in the audit log with the account and without an actor', async () => {
  const { admin, database, now, reset } = await open()
  const { accountId, email } = await admin()
  await reset(email)
  const rows = await database.selectFrom('audit').select(['at', 'account_id', 'action', 'subject']).execute()
  const subject = JSON.stringify({ account: accountId })
  expect(rows).toEqual([{ at: now(), account_id: null, action: 'createResetLink', subject }])
})
