import { expect, test } from 'vitest'
import { enqueueMails } from '#mail/enqueueMail.ts'
import { openTestSchool } from '#testing/openTestSchool.ts'

const DAY = 24 * 60 * 60_000
const body = { teach_id: 'T-100', name: 'Salim Rahimi', email: 'salim@school.test', contact_number: '+93 70 555 0142' }

/** A school with a teacher who was added by the office. */
async function open(options: Parameters<typeof openTestSchool>[0] = {}) {
  const school = await openTestSchool(options)
  const { token } = await school.admin()
  const added = (await school.api('createTeacher', { token, body })).body
  const invite = (role: 'student' | 'teacher', id: number) =>
    school.api('createInvitation', { token, body: { role, id } })
  const setPassword = (link: string, password = 'a good one') =>
    school.api('resetPassword', { body: { token: tokenIn(link), email: body.email, password } })
  return { ...school, adminToken: token, id: added.id, first: added.invitation?.link ?? '', invite, setPassword }
}

const tokenIn = (text = '') => /reset-password\/([^/\s]+)\//.exec(text)?.[1] ?? ''

test('an invitation works once, for seven days', async () => {
  const { first, setPassword, advanceClock, database, api } = await open()
  advanceClock(7 * DAY - 1000)
  expect((await setPassword(first)).status).toBe(200)
  expect((await setPassword(first)).status).toBe(422)
  expect((await api('signIn', { body: { email: body.email, password: 'a good one' } })).status).toBe(200)
  expect(await database.selectFrom('accounts').select('id').where('password_hash', 'is', null).execute()).toEqual([])
})

test('an invitation is refused after seven days, and a new one replaces it', async () => {
  const { first, id, invite, setPassword, advanceClock, now, database } = await open()
  advanceClock(3 * DAY)
  await database
    .updateTable('sessions')
    .set({ expires_at: now() + DAY })
    .execute()
  const second = (await invite('teacher', id)).body.invitation.link
  expect((await setPassword(first)).status).toBe(422)
  advanceClock(7 * DAY + 1000)
  expect((await setPassword(second)).status).toBe(422)
})

test('the mail and the copied link both work until one of them is used', async () => {
  const { first, mails, setPassword } = await open()
  const [mail] = mails
  expect(mail).toMatchObject({ to: body.email, subject: 'Set up your account' })
  const mailed = tokenIn(mail?.text)
  expect(mailed).not.toBe('')
  expect(mailed).not.toBe(tokenIn(first))
  expect((await setPassword(`/reset-password/${mailed}/`)).status).toBe(200)
  expect((await setPassword(first)).status).toBe(422)
})

test('a school without mails gets a link to copy and sends nothing', async () => {
  const { id, invite, setPassword, mails, database } = await open({ sendsMails: false })
  const { invitation, message } = (await invite('teacher', id)).body
  expect(message).toBe('New invitation link created')
  expect(invitation).toMatchObject({ email: body.email, isMailed: false })
  expect(mails).toEqual([])
  expect(await database.selectFrom('jobs').select('id').execute()).toEqual([])
  expect((await setPassword(invitation.link)).status).toBe(200)
})

test('a person who has a password or no email can’t be invited', async () => {
  const { api, adminToken, invite, student, teacher } = await open()
  const refused = { status: 422, body: { error: expect.stringContaining('they have a password or no email') } }
  expect(await invite('teacher', (await teacher()).id)).toMatchObject(refused)
  expect(await invite('student', (await student()).id)).toMatchObject(refused)
  const child = { name: 'Hind', contact_number: '1' }
  const { id } = (await api('createStudent', { token: adminToken, body: child })).body
  expect(await invite('student', id)).toMatchObject(refused)
})

test('blocked and deleted people can’t be invited', async () => {
  const { invite, teacher, student } = await open()
  expect((await invite('teacher', (await teacher('blocked')).id)).status).toBe(422)
  expect((await invite('teacher', (await teacher('pending')).id)).status).toBe(422)
  expect((await invite('student', (await student('archived')).id)).status).toBe(404)
  expect((await invite('student', 999)).status).toBe(404)
})

test('a new invitation is recorded with who created it', async () => {
  const { api, adminToken, id, invite } = await open()
  await invite('teacher', id)
  const query = { recordKind: 'teacher', recordId: String(id) }
  const { acts } = (await api('listActs', { token: adminToken, query })).body
  expect(acts).toMatchObject([{ kind: 'invite', who: { name: 'Salma' } }, { kind: 'create' }])
})

test('a mail isn’t sent if its person set a password or was deleted in the meantime', async () => {
  const { api, adminToken, id, first, setPassword, mails, database, now, runJobs } = await open()
  const { id: accountId } = await database
    .selectFrom('accounts')
    .select('id')
    .where('email', '=', body.email)
    .executeTakeFirstOrThrow()
  mails.length = 0
  await setPassword(first)
  await enqueueMails({ database, now: now() }, 'invitation', [{ accountId }])
  await runJobs()
  expect(mails.filter(({ subject }) => subject === 'Set up your account')).toEqual([])
  await api('deleteTeacher', { token: adminToken, params: { id } })
  await enqueueMails({ database, now: now() }, 'invitation', [{ accountId }])
  await runJobs()
  expect(mails.filter(({ subject }) => subject === 'Set up your account')).toEqual([])
})

test('only administrators can create invitations', async () => {
  const { api, id, student, teacher } = await open()
  for (const { token } of [await student(), await teacher()]) {
    expect((await api('createInvitation', { token, body: { role: 'teacher', id } })).status).toBe(403)
  }
})
