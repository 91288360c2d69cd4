import { expect, test } from 'vitest'
import { openTestSchool, PASSWORD } from '#testing/openTestSchool.ts'

const NEW_PASSWORD = 'a better one'

async function open() {
  const school = await openTestSchool()
  const { api } = school
  return {
    ...school,
    change: (token: string, password = PASSWORD, from?: string) =>
      api('changeOwnPassword', { token, body: { password, newPassword: NEW_PASSWORD }, ...(from && { from }) }),
    signIn: (email: string, password: string) => api('signIn', { body: { email, password } }),
    isSignedIn: async (token: string) => (await api('getCurrentUser', { token })).status === 200,
  }
}

test.each(['admin', 'teacher', 'student'] as const)(
  'a new password of a %s keeps this session, ends the others and replaces the old password',
  async (role) => {
    const { change, signIn, isSignedIn, ...school } = await open()
    const { token, email } = await school[role]()
    const other = (await signIn(email, PASSWORD)).body.token
    expect((await change(token)).status).toBe(200)
    expect([await isSignedIn(token), await isSignedIn(other)]).toEqual([true, false])
    expect([(await signIn(email, PASSWORD)).status, (await signIn(email, NEW_PASSWORD)).status]).toEqual([401, 200])
  },
)

test('a wrong current password changes nothing, and is limited like a sign-in', async () => {
  const { change, teacher, signIn, advanceClock } = await open()
  const { token, email } = await teacher()
  for (let tries = 0; tries < 10; tries += 1) {
    const { status, body } = await change(token, 'a wrong one', `203.0.113.${tries}`)
    expect([status, body.error]).toEqual([422, { password: ['This isn’t your current password.'] }])
  }
  expect((await change(token)).status).toBe(429)
  expect((await signIn(email, PASSWORD)).status).toBe(200)
  advanceClock(15 * 60_000)
  expect((await change(token)).status).toBe(200)
})

test('a pending reset link stops working with a new password', async () => {
  const { api, change, student, mails } = await open()
  const { token, email } = await student()
  await api('requestPasswordReset', { body: { email } })
  const [, secret = ''] = /reset-password\/([\w-]+)\//.exec(mails[0]?.text ?? '') ?? []
  await change(token)
  expect((await api('checkResetLink', { body: { token: secret, email } })).status).toBe(422)
})

test('siblings share the new password', async () => {
  const { change, student, signIn, isSignedIn, database } = await open()
  const [first, second] = [await student(), await student()]
  await database
    .updateTable('accounts')
    .set({ sibling_of: first.accountId })
    .where('id', '=', second.accountId)
    .execute()
  expect((await change(second.token)).status).toBe(200)
  expect([await isSignedIn(second.token), await isSignedIn(first.token)]).toEqual([true, false])
  expect((await signIn(first.email, NEW_PASSWORD)).status).toBe(200)
  const hashes = await database
    .selectFrom('accounts')
    .select('password_hash')
    .where('id', 'in', [first.accountId, second.accountId])
    .execute()
  expect(new Set(hashes.map(({ password_hash }) => password_hash)).size).toBe(1)
})

test('of two changes with the same old password, the second is rejected', async () => {
  const { change, admin } = await open()
  const { token } = await admin()
  const statuses = (await Promise.all([change(token), change(token)])).map(({ status }) => status)
  expect(statuses.toSorted()).toEqual([200, 422])
})

test.each(['admin', 'teacher', 'student'] as const)('a %s changes their own name', async (role) => {
  const { api, ...school } = await open()
  const { token } = await school[role]()
  expect((await api('changeOwnName', { token, body: { name: '  Maryam Khan ' } })).status).toBe(200)
  expect((await api('getCurrentUser', { token })).body.user.name).toBe('Maryam Khan')
  const { status, body } = await api('changeOwnName', { token, body: { name: ' ' } })
  expect([status, body.error]).toEqual([422, { name: ['Name is required'] }])
})

test('an administrator who edits a teacher gets a conflict after the teacher changed their name', async () => {
  const { api, admin, teacher } = await open()
  const [{ token }, amina] = [await admin(), await teacher()]
  const { teachers } = (await api('listTeachers', { token })).body
  const { version } = teachers.find(({ id }) => id === amina.id)!
  await api('changeOwnName', { token: amina.token, body: { name: 'Amina' } })
  expect((await api('listTeachers', { token })).body.teachers[0]?.name).toBe('Amina')
  const body = { id: 'T-1', teacherID: amina.id, name: 'Old name', email: amina.email, isEdit: true, version }
  expect((await api('assignTeacherCredentials', { token, body })).status).toBe(409)
})

test('the audit log has the change of a password once, with the network', async () => {
  const { change, admin, student, database } = await open()
  for (const { token, accountId } of [await admin(), await student()]) {
    await change(token)
    const rows = await database
      .selectFrom('audit')
      .select(['action', 'subject'])
      .where('account_id', '=', accountId)
      .execute()
    const subject = JSON.stringify({ account: accountId, from: '127.0.0.1', done: true })
    expect(rows).toEqual([{ action: 'changeOwnPassword', subject }])
  }
})
