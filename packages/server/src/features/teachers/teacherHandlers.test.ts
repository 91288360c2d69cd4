import { expect, test } from 'vitest'
import { versionConflict } from '#lib/HttpError.ts'
import { openTestSchool, PASSWORD } from '#testing/openTestSchool.ts'
import { teacherHandlers } from './teacherHandlers.ts'

async function open() {
  const school = await openTestSchool({ handlers: teacherHandlers })
  const { token } = await school.admin()
  return { ...school, adminToken: token }
}

// proves POST teacher/block
test('blocking takes effect at once, keeps the session, and the same call undoes it', async () => {
  const { api, teacher, adminToken } = await open()
  const { id: teacherID, token, email } = await teacher()
  const toggle = (status: string) => api('blockTeacher', { token: adminToken, body: { teacherID, status } })
  expect((await toggle('active')).body).toEqual({ message: 'Teacher blocked' })
  expect((await api('listPolicies', { token })).status).toBe(403)
  expect((await api('signIn', { body: { email, password: PASSWORD } })).body.status).toBe('blocked')

  const late = await toggle('active')
  expect([late.status, late.body.error]).toEqual([409, versionConflict().message])
  const { teachers } = (await api('listTeachers', { token: adminToken })).body
  expect(teachers).toMatchObject([{ status: 'blocked' }])

  expect((await toggle('blocked')).body).toEqual({ message: 'Teacher unblocked' })
  expect((await api('getCurrentUser', { token })).status).toBe(200)
})

// proves X65
test('rejecting an application that was approved in the meantime returns 409 and deletes nothing', async () => {
  const { api, teacher, adminToken: token, mails } = await open()
  const { id: teacherID, email } = await teacher('pending')
  const [listed] = (await api('listTeachers', { token })).body.teachers
  const credentials = { id: 'T-900', teacherID, name: 'Amina', email, password: PASSWORD, isEdit: false }
  expect((await api('assignTeacherCredentials', { token, body: credentials })).status).toBe(200)
  const refuse = (version?: number) => api('deleteTeacher', { token, body: { teacherID, ...(version && { version }) } })
  const late = await refuse(listed?.version)
  expect([late.status, late.body.error]).toEqual([409, versionConflict().message])
  const { teachers } = (await api('listTeachers', { token })).body
  expect(teachers).toMatchObject([{ status: 'active' }])
  expect(mails).toHaveLength(1)
  // Without a version the request applies to the current record.
  expect((await refuse()).status).toBe(200)
})

test('two concurrent block requests block once', async () => {
  const { api, teacher, adminToken } = await open()
  const { id: teacherID } = await teacher()
  const body = { teacherID, status: 'active' }
  const both = await Promise.all([1, 2].map(() => api('blockTeacher', { token: adminToken, body })))
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
})

test('only accepted teachers can be blocked', async () => {
  const { api, teacher, adminToken } = await open()
  const { id: teacherID } = await teacher('pending')
  const block = (body: { teacherID: number; status: string }) => api('blockTeacher', { token: adminToken, body })
  expect((await block({ teacherID, status: 'active' })).status).toBe(409)
  const rejected = await block({ teacherID, status: 'pending' })
  expect(rejected.status).toBe(422)
  expect(rejected.body.error).toHaveProperty('status')
  expect((await block({ teacherID: 999, status: 'active' })).status).toBe(404)
})

// proves POST teacher/delete, X15
test('deleting a teacher removes courses and classes, keeps name and code, and frees the email', async () => {
  const { api, teacher, course, database, adminToken, now, mails } = await open()
  const [deleted, other] = [await teacher(), await teacher()]
  const courseId = await course()
  for (const { id } of [deleted, other]) {
    await database.insertInto('course_assignments').values({ teacher_id: id, course_id: courseId }).execute()
    const facts = { teacher_id: id, title: 'Letters', link: null }
    await database
      .insertInto('classes')
      .values({ ...facts, archived_at: null })
      .execute()
  }
  await database
    .insertInto('reset_tokens')
    .values({ token_hash: 'x', account_id: deleted.accountId, expires_at: now() + 1000, used_at: null })
    .execute()
  const body = { teacherID: deleted.id }
  expect((await api('deleteTeacher', { token: adminToken, body })).body).toEqual({ message: 'Teacher deleted' })
  expect((await api('deleteTeacher', { token: adminToken, body })).status).toBe(404)

  const { teachers } = (await api('listTeachers', { token: adminToken })).body
  expect(teachers.map(({ id }) => id)).toEqual([other.id])
  const times = await api('listTeacherClassTimes', { token: adminToken, params: { teacherId: deleted.id } })
  expect(times.status).toBe(404)
  expect((await api('getCurrentUser', { token: deleted.token })).status).toBe(401)
  expect((await api('signIn', { body: { email: deleted.email, password: PASSWORD } })).status).toBe(401)
  const assignments = await database.selectFrom('course_assignments').select('teacher_id').execute()
  expect(assignments).toEqual([{ teacher_id: other.id }])
  const classes = await database.selectFrom('classes').select(['teacher_id', 'archived_at']).orderBy('id').execute()
  expect(classes).toEqual([
    { teacher_id: deleted.id, archived_at: now() },
    { teacher_id: other.id, archived_at: null },
  ])
  const account = await database
    .selectFrom('accounts')
    .innerJoin('teachers', 'teachers.account_id', 'accounts.id')
    .select(['accounts.email', 'accounts.name', 'accounts.status', 'accounts.password_hash', 'teach_id'])
    .where('teachers.id', '=', deleted.id)
    .executeTakeFirstOrThrow()
  expect(account).toEqual({
    email: `archived-${deleted.accountId}@invalid`,
    name: expect.stringMatching(/^Teacher/),
    status: 'archived',
    password_hash: null,
    teach_id: expect.stringMatching(/^T-/),
  })
  expect(await database.selectFrom('reset_tokens').selectAll().execute()).toEqual([])
  expect(mails).toEqual([])
})

test('deleting an applicant sends a rejection mail', async () => {
  const { api, teacher, adminToken, mails } = await open()
  const { id: teacherID, email } = await teacher('pending')
  await api('deleteTeacher', { token: adminToken, body: { teacherID } })
  expect(mails).toMatchObject([{ to: email, subject: 'About your application to teach' }])
  expect(mails[0]?.text).not.toContain('Reason')
})

// proves X54
test.each([
  ['en', 'Reason: No room'],
  ['ur', 'وجہ: No room'],
  ['ar', 'السبب: No room'],
] as const)('the rejection mail in %s has the reason, which is also stored in the decision', async (language, text) => {
  const { api, teacher, adminToken, mails, database } = await open()
  const { id: teacherID, accountId } = await teacher('pending')
  await database.updateTable('accounts').set({ language }).where('id', '=', accountId).execute()
  await api('deleteTeacher', { token: adminToken, body: { teacherID, version: 1, reason: ' No room ' } })
  expect(mails[0]?.text).toContain(text)
  const { acts } = (await api('listActs', { token: adminToken })).body
  expect(acts.map(({ kind, reason }) => [kind, reason])).toEqual([['refuseTeacher', 'No room']])
})

// proves X54
test('deleting a teacher who was approved in the meantime sends no rejection mail', async () => {
  const { api, teacher, adminToken, mails } = await open()
  const { id: teacherID, email } = await teacher('pending')
  const approval = { id: 'T-90', teacherID, name: 'Sadia', email, password: 'open sesame', isEdit: false, version: 1 }
  expect((await api('assignTeacherCredentials', { token: adminToken, body: approval })).status).toBe(200)
  const refusal = { teacherID, version: 1, reason: 'No room' }
  expect((await api('deleteTeacher', { token: adminToken, body: refusal })).status).toBe(409)
  const { teachers } = (await api('listTeachers', { token: adminToken })).body
  expect(teachers.map(({ status }) => status)).toEqual(['active'])
  expect(mails.map(({ subject }) => subject)).not.toContain('About your application to teach')
})

// proves GET teacher/get-filtered-teacher/{studentId}/{courseId}
test('the filter returns the teachers allotted to a student for a course', async () => {
  const { api, teacher, student, course, database, adminToken } = await open()
  const [amina, bilal, deleted] = [await teacher(), await teacher(), await teacher()]
  const [zaynab, omar] = [await student(), await student()]
  const [letters, grammar] = [await course('Letters'), await course('Grammar')]
  const allot = (teacher_id: number, student_id: number, course_id: number) =>
    database.insertInto('allotments').values({ teacher_id, student_id, course_id }).execute()
  await allot(amina.id, zaynab.id, letters)
  await allot(deleted.id, zaynab.id, letters)
  await allot(bilal.id, zaynab.id, grammar)
  await allot(bilal.id, omar.id, letters)
  await api('deleteTeacher', { token: adminToken, body: { teacherID: deleted.id } })
  const timing = { course_id: letters, course_name: 'Letters', time_from: '10:00', time_to: '11:00' }
  await database
    .insertInto('teacher_timings')
    .values({ ...timing, teacher_id: amina.id })
    .execute()

  const filter = (studentId: number, courseId: number) =>
    api('filterTeachers', { token: adminToken, params: { studentId, courseId } })
  const { teachers } = (await filter(zaynab.id, letters)).body
  expect(teachers).toMatchObject([{ id: amina.id, class_timings: [{ course_name: 'Letters', from: '10:00' }] }])
  expect((await filter(omar.id, grammar)).body).toEqual({ teachers: [] })
  expect((await filter(999, letters)).status).toBe(404)
  expect((await filter(omar.id, 999)).status).toBe(404)
})

test('lists are empty without records, and for administrators only', async () => {
  const { api, student, teacher, adminToken } = await open()
  expect((await api('listTeachers', { token: adminToken })).body).toEqual({ teachers: [] })
  const { id, token } = await teacher()
  const times = await api('listTeacherClassTimes', { token: adminToken, params: { teacherId: id } })
  expect(times.body).toEqual({ data: [] })
  expect((await api('listTeachers', { token })).status).toBe(403)
  expect((await api('listTeachers', { token: (await student()).token })).status).toBe(403)
})
