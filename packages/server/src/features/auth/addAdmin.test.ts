import { expect, test } from 'vitest'
import { openTestSchool } from '#testing/openTestSchool.ts'
import { addAdmin, hasAdmin } from './addAdmin.ts'

test('the first administrator signs in with the given password', async () => {
  const { ask, database, now } = await openTestSchool()
  expect(await hasAdmin(database, now())).toBe(false)
  const admin = { email: 'Head@School.test', name: 'The head' }
  expect(await addAdmin(database, { ...admin, password: 'open sesame' }, now())).toBeUndefined()
  expect(await hasAdmin(database, now())).toBe(true)
  const signedIn = await ask('signIn', { body: { email: 'head@school.test', password: 'open sesame' } })
  expect(signedIn.body.user).toEqual({ role: 'admin' })
})

test('without a password there is a link that sets one, once', async () => {
  const { ask, database, now } = await openTestSchool()
  const path = await addAdmin(database, { email: 'head@school.test', name: 'The head' }, now())
  const [, , token = '', email = ''] = (path ?? '').split('/')
  const body = { token, email: decodeURIComponent(email), password: 'open sesame' }
  expect((await ask('resetPassword', { body })).status).toBe(200)
  expect((await ask('resetPassword', { body })).status).toBe(422)
  expect((await ask('signIn', { body: { email: 'head@school.test', password: 'open sesame' } })).status).toBe(200)
})

test('a link that nobody followed within its day is replaced by another, which alone works', async () => {
  const { ask, database, now, later } = await openTestSchool()
  const head = { email: 'head@school.test', name: 'The head' }
  const follow = async (path: string | undefined) => {
    const [, , token = '', email = ''] = (path ?? '').split('/')
    const body = { token, email: decodeURIComponent(email), password: 'open sesame' }
    return (await ask('resetPassword', { body })).status
  }
  const first = await addAdmin(database, head, now())
  expect(await hasAdmin(database, now())).toBe(true)
  later(24 * 60 * 60_000 + 1)
  expect(await hasAdmin(database, now())).toBe(false)
  const second = await addAdmin(database, head, now())
  expect([await follow(first), await follow(second)]).toEqual([422, 200])
  expect(await hasAdmin(database, now())).toBe(true)
  // Who can sign in is not touched.
  await expect(addAdmin(database, head, now())).rejects.toThrow('head@school.test has an account already.')
})

test('a blocked administrator does not count as one who can sign in', async () => {
  const { account, database, now } = await openTestSchool()
  await account('admin', { status: 'blocked' })
  expect(await hasAdmin(database, now())).toBe(false)
})
