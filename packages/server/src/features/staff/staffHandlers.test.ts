import { expect, test } from 'vitest'
import { openTestSchool, PASSWORD } from '#testing/openTestSchool.ts'

const DAY = 24 * 60 * 60_000
const LAST = 'Nobody else with full access could sign in. Give someone else full access first.'
const invitation = { name: 'Bushra Aziz', email: 'Bushra@school.test', part: 'payments' }
const NEW_PASSWORD = 'a better one'

async function open(options: Parameters<typeof openTestSchool>[0] = {}) {
  const school = await openTestSchool(options)
  const { api, admin } = school
  const head = await admin()
  const { token } = head
  const follow = async (link: string) => {
    const [, , token = '', email = ''] = new URL(link).pathname.split('/')
    const body = { token, email: decodeURIComponent(email), password: NEW_PASSWORD }
    return (await api('resetPassword', { body })).status
  }
  return {
    ...school,
    head,
    token,
    follow,
    staff: async () => (await api('listStaff', { token })).body.staff,
    invite: (more: object = {}) => api('inviteStaff', { token, body: { ...invitation, ...more } }),
    edit: (id: number, body: object) => api('editStaff', { token, params: { id }, body }),
    block: (id: number, blocked: boolean) => api('blockStaff', { token, params: { id }, body: { blocked } }),
    remove: (id: number) => api('deleteStaff', { token, params: { id } }),
    signIn: (email: string, password = PASSWORD) => api('signIn', { body: { email, password } }),
  }
}

test('an invited administrator sets a password with the link and signs in with their part', async () => {
  const { invite, follow, signIn, staff, now } = await open()
  const { status, body } = await invite()
  expect([status, body.isMailed]).toEqual([200, true])
  expect(body.link).toMatch(/^http:\/\/school\.test\/reset-password\/[\w-]{43}\/bushra%40school\.test$/)
  expect(body.until).toBe(new Date(now() + 7 * DAY).toISOString())
  expect(await staff()).toMatchObject([
    { isYou: true, part: 'everything', status: 'active' },
    { name: 'Bushra Aziz', email: 'bushra@school.test', part: 'payments', status: 'invited', lastSignIn: null },
  ])
  expect(await follow(body.link)).toBe(200)
  const signedIn = await signIn('bushra@school.test', NEW_PASSWORD)
  expect(signedIn.body.user).toEqual({ role: 'admin', part: 'payments' })
  const [, bushra] = await staff()
  expect(bushra).toMatchObject({ status: 'active', lastSignIn: new Date(now()).toISOString(), invitedUntil: null })
})

test('the mailed link and the copied one both work, until one is used', async () => {
  const { invite, follow, mails } = await open()
  const { link } = (await invite()).body
  const [mail] = mails
  expect(mail).toMatchObject({ to: 'bushra@school.test', subject: expect.stringContaining('You’re invited') as string })
  const mailed = /http:\/\/school\.test\/reset-password\S+/.exec(mail?.text ?? '')?.[0] ?? ''
  expect(mailed).not.toBe(link)
  expect([await follow(mailed), await follow(link)]).toEqual([200, 422])
})

test('a new link replaces all earlier ones and expires after seven days', async () => {
  const { api, token, invite, follow, staff, advanceClock, mails } = await open({ sendsMails: false })
  const first = (await invite()).body
  expect([first.isMailed, mails]).toEqual([false, []])
  const { id } = (await staff())[1]!
  const second = (await api('createStaffLink', { token, params: { id } })).body
  advanceClock(7 * DAY - 1)
  expect(await follow(first.link)).toBe(422)
  advanceClock(1)
  expect(await follow(second.link)).toBe(422)
})

test('a link works until its last millisecond', async () => {
  const { invite, follow, advanceClock } = await open()
  const { link } = (await invite()).body
  advanceClock(7 * DAY - 1)
  expect(await follow(link)).toBe(200)
})

test('inviting the same email again updates the invitation, and a taken email is rejected', async () => {
  const { invite, staff, student, follow } = await open()
  const first = (await invite()).body
  const second = (await invite({ name: 'Bushra', part: 'teaching' })).body
  expect(await staff()).toMatchObject([{}, { name: 'Bushra', part: 'teaching', status: 'invited' }])
  expect([await follow(first.link), await follow(second.link)]).toEqual([422, 200])
  for (const email of ['bushra@school.test', (await student()).email]) {
    const { status, body } = await invite({ email })
    expect([status, body.error]).toEqual([422, { email: ['An account with this email already exists.'] }])
  }
  expect((await staff()).map(({ name }) => name)).toEqual(['Salma', 'Bushra'])
})

test('no new link is created for someone who has a password or is blocked', async () => {
  const { api, admin, token, invite, staff, block } = await open()
  const link = (id: number) => api('createStaffLink', { token, params: { id } })
  const { accountId } = await admin()
  expect((await link(accountId)).body.error).toMatch(/^This person has set a password already\./)
  await invite()
  const { id } = (await staff()).find(({ status }) => status === 'invited')!
  await block(id, true)
  expect((await link(id)).body.error).toBe('Unblock this person first.')
  await block(id, false)
  expect((await link(id)).status).toBe(200)
})

test('blocking ends sessions and links at once, and unblocking lets them sign in again', async () => {
  const { api, admin, block, signIn, staff } = await open()
  const yusuf = await admin('teaching')
  expect((await block(yusuf.accountId, true)).body.message).toBe('Access blocked')
  expect((await api('getCurrentUser', { token: yusuf.token })).status).toBe(401)
  expect((await signIn(yusuf.email)).status).toBe(401)
  expect((await staff())[1]).toMatchObject({ status: 'blocked' })
  expect((await block(yusuf.accountId, false)).body.message).toBe('Access restored')
  expect((await signIn(yusuf.email)).status).toBe(200)
})

test('the last administrator with everything can’t be reduced, blocked or removed', async () => {
  const { admin, head, edit, block, remove, invite, database } = await open()
  await admin('payments')
  await admin('teaching')
  await invite({ part: 'everything' })
  const blocked = await admin()
  await database.updateTable('accounts').set({ status: 'blocked' }).where('id', '=', blocked.accountId).execute()
  const id = head.accountId
  expect((await edit(id, { name: 'Salma', part: 'payments' })).body.error).toEqual({ part: [LAST] })
  expect((await block(id, true)).body.error).toBe(LAST)
  expect((await remove(id)).body.error).toBe(LAST)
  expect((await edit(id, { name: 'Salma Farooq', part: 'everything' })).status).toBe(200)
})

test('of two administrators who remove each other at the same time, one stays', async () => {
  const { api, admin, head, database } = await open()
  const other = await admin()
  const results = await Promise.all([
    api('deleteStaff', { token: head.token, params: { id: other.accountId } }),
    api('deleteStaff', { token: other.token, params: { id: head.accountId } }),
  ])
  expect(results.filter(({ status }) => status === 200)).toHaveLength(1)
  const active = await database.selectFrom('accounts').select('id').where('status', '=', 'active').execute()
  expect(active).toHaveLength(1)
})

test('removing oneself ends the own session, if someone else has everything', async () => {
  const { api, admin, head, remove, token } = await open()
  await admin()
  expect((await remove(head.accountId)).status).toBe(200)
  expect((await api('listStaff', { token })).status).toBe(401)
})

test('teachers, students and unknown accounts are not found', async () => {
  const { api, token, edit, block, remove, teacher, student } = await open()
  for (const id of [(await teacher()).accountId, (await student()).accountId, 999]) {
    const link = await api('createStaffLink', { token, params: { id } })
    const others = [await edit(id, { name: 'X', part: 'payments' }), await block(id, true), await remove(id), link]
    expect(others.map(({ status }) => status)).toEqual([404, 404, 404, 404])
  }
})

test('the audit log names who changed the staff and what changed, without names and emails', async () => {
  const { head, admin, invite, edit, block, remove, database } = await open()
  const { accountId: id } = await admin('payments')
  await invite()
  await edit(id, { name: 'Yusuf', part: 'teaching' })
  await block(id, true)
  await remove(id)
  const rows = await database.selectFrom('audit').select(['account_id', 'action', 'subject']).orderBy('id').execute()
  const invited = await database
    .selectFrom('accounts')
    .select('id')
    .where('email', '=', 'bushra@school.test')
    .executeTakeFirstOrThrow()
  const by = { account_id: head.accountId }
  expect(rows).toEqual([
    { ...by, action: 'inviteStaff', subject: JSON.stringify({ id: invited.id, part: 'payments' }) },
    { ...by, action: 'editStaff', subject: JSON.stringify({ id, part: 'teaching' }) },
    { ...by, action: 'blockStaff', subject: JSON.stringify({ id, blocked: true }) },
    { ...by, action: 'deleteStaff', subject: JSON.stringify({ id }) },
  ])
})
