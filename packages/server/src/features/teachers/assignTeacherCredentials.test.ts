import { expect, test } from 'vitest'
import { openTestSchool, PASSWORD } from '#testing/openTestSchool.ts'
import { teacherHandlers } from './teacherHandlers.ts'

async function open() {
  const school = await openTestSchool({ handlers: teacherHandlers })
  const { token } = await school.admin()
  const assign = (teacherID: number, changes: object = {}) =>
    school.api('assignTeacherCredentials', {
      token,
      body: { id: 'T-900', name: 'Amina', email: 'amina@school.test', teacherID, isEdit: false, ...changes },
    })
  const applicant = async () => {
    const made = await school.teacher('pending')
    await school.database
      .updateTable('accounts')
      .set({ password_hash: null })
      .where('id', '=', made.accountId)
      .execute()
    await school.database.updateTable('teachers').set({ teach_id: null }).where('id', '=', made.id).execute()
    return made
  }
  return { ...school, assign, applicant, adminToken: token }
}

// proves 1§4.8, 1§4.9, POST teacher/assign_login_credentials, D1.1
test('an accepted applicant becomes active with a password, gets a mail and can sign in', async () => {
  const { api, assign, applicant, mails, adminToken } = await open()
  const { id } = await applicant()
  const body = { email: 'amina@school.test', password: 'a good password' }
  expect((await assign(id)).body.error).toEqual({ password: ['Password is required'] })
  expect((await assign(id, { password: '1234567' })).body.error).toEqual({
    password: ['Password must have at least 8 characters'],
  })
  expect((await api('signIn', { body })).status).toBe(401)
  expect(mails).toEqual([])

  expect(await assign(id, { ...body, id: ' T-900 ', name: ' Amina ', email: 'Amina@School.test' })).toEqual({
    status: 200,
    body: { message: 'Credentials assigned' },
  })
  expect((await api('signIn', { body })).body).toMatchObject({ status: 'allowed', user: { role: 'teacher' } })
  expect(mails).toMatchObject([{ to: 'amina@school.test', subject: 'Your application was approved' }])
  expect(mails[0]?.text).not.toContain(body.password)
  // A personal link to set a password also works.
  expect(mails[0]?.text).toMatch(/Set your password:\nhttp:\/\/school\.test\/reset-password\//)
  const { teachers } = (await api('listTeachers', { token: adminToken })).body
  expect(teachers).toMatchObject([{ teach_id: 'T-900', name: 'Amina', email: 'amina@school.test', status: 'active' }])
})

test('an edit without a password keeps it and the sessions; a new password ends them', async () => {
  const { api, assign, teacher, mails } = await open()
  const { id, token } = await teacher()
  const before = { email: 'amina@school.test', password: PASSWORD }
  expect((await assign(id, { password: '' })).status).toBe(200)
  expect((await assign(id, { isEdit: true })).status).toBe(200)
  expect((await api('getCurrentUser', { token })).body.user).toMatchObject({ name: 'Amina' })
  expect((await api('signIn', { body: before })).status).toBe(200)

  expect((await assign(id, { isEdit: true, password: 'another one' })).status).toBe(200)
  expect((await api('getCurrentUser', { token })).status).toBe(401)
  expect((await api('signIn', { body: before })).status).toBe(401)
  expect(mails).toEqual([])
})

test('changing the email invalidates a reset link sent to the old address', async () => {
  const { api, assign, teacher, mails } = await open()
  const { id, email } = await teacher()
  await api('requestPasswordReset', { body: { email } })
  const [, token = ''] = /reset-password\/([^/]+)\//.exec(mails[0]?.text ?? '') ?? []
  await assign(id)
  const body = { token, email: 'amina@school.test', password: 'stolen account' }
  expect((await api('resetPassword', { body })).status).toBe(422)
})

test('a blocked teacher stays blocked when their credentials are changed', async () => {
  const { api, assign, teacher } = await open()
  const { id } = await teacher('blocked')
  await assign(id, { password: 'another one' })
  const body = { email: 'amina@school.test', password: 'another one' }
  expect((await api('signIn', { body })).body.status).toBe('blocked')
})

test('a code that is taken, also by an archived teacher, is rejected with a free one as suggestion', async () => {
  const { assign, teacher, database } = await open()
  const [one, other, archived] = [await teacher(), await teacher(), await teacher()]
  const give = (id: number, teach_id: string) =>
    database.updateTable('teachers').set({ teach_id }).where('id', '=', id).execute()
  await give(one.id, 'TCH-009')
  await give(archived.id, 'TCH-010')
  await database.updateTable('accounts').set({ status: 'archived' }).where('id', '=', archived.accountId).execute()
  const rejected = await assign(other.id, { id: 'TCH-009' })
  expect(rejected.status).toBe(422)
  expect(rejected.body.error).toEqual({ id: ['This ID is taken. TCH-011 is available.'] })
  expect((await assign(one.id, { id: 'TCH-009' })).status).toBe(200)
  const mail = { email: 'other@school.test' }
  await give(one.id, 'Amina')
  expect((await assign(other.id, { ...mail, id: 'Amina' })).body.error).toEqual({
    id: ['This ID is taken. Amina-2 is available.'],
  })
  const long = 'x'.repeat(40)
  await give(one.id, long)
  expect((await assign(other.id, { ...mail, id: long })).body.error).toEqual({
    id: [`This ID is taken. ${'x'.repeat(29)}-2 is available.`],
  })
  expect((await assign(other.id, { id: '  ' })).body.error).toEqual({ id: ['ID is required'] })
  expect((await assign(other.id, { name: '  ' })).body.error).toEqual({ name: ['Name is required'] })
})

test('a taken email is rejected; an unknown teacher returns 404', async () => {
  const { assign, teacher, student, database } = await open()
  const { id, accountId } = await teacher()
  const { email } = await student()
  const rejected = await assign(id, { email })
  expect([rejected.status, rejected.body.error]).toEqual([
    422,
    { email: ['An account with this email already exists.'] },
  ])
  expect((await assign(999)).status).toBe(404)
  await database.updateTable('accounts').set({ status: 'archived' }).where('id', '=', accountId).execute()
  expect((await assign(id)).status).toBe(404)
})
