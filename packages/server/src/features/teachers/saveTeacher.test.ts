import { expect, test } from 'vitest'
import { openTestSchool, PASSWORD } from '#testing/openTestSchool.ts'

const person = { name: 'Salim Rahimi', email: 'salim@school.test', contact_number: '+93 70 555 0142' }
const details = {
  date_of_birth: '1985-01-30',
  gender: 'male',
  nationality: 'Afghan',
  age_group: 'adults',
  qualification: 'Ijazah in Hafs',
  institution: 'Dar al-Ulum',
  application_date: '2026-09-01',
  current_address: '3 Hill Street, Leeds',
  experience_Quran: 'Ten years',
  other_experience: 'Translator',
}
const evening = { from: '16:00', to: '17:00', days: [1, 3] }

async function open() {
  const school = await openTestSchool()
  const { token } = await school.admin()
  const create = (changes: object = {}) =>
    school.api('createTeacher', { token, body: { ...person, teach_id: 'T-100', ...changes } })
  const edit = (id: number, body: object) => school.api('editTeacher', { token, params: { id }, body })
  const list = async () => (await school.api('listTeachers', { token })).body.teachers
  const read = async (id: number) => (await list()).find((teacher) => teacher.id === id)
  return { ...school, adminToken: token, create, edit, list, read }
}

test('a new teacher is active with the chosen courses, and is invited to set a password', async () => {
  const { create, list, api, adminToken, course, mails } = await open()
  const course_id = await course()
  const courses = [{ course_id, timings: [evening] }]
  const response = await create({ ...details, languages_spoken: ['arabic', 'english'], courses })
  const { id, invitation } = response.body
  expect(response).toMatchObject({ status: 200, body: { message: 'Teacher added' } })
  expect(invitation).toMatchObject({ email: person.email, isMailed: true, expiresAt: '2026-11-28T08:00:00.000Z' })
  expect(await list()).toMatchObject([
    {
      ...person,
      ...details,
      id,
      teach_id: 'T-100',
      status: 'active',
      languages_spoken: 'arabic, english',
      awaitsPassword: true,
      courses: [{ id: course_id }],
      class_timings: [{ course_id, course_name: 'Tajweed', ...evening }],
    },
  ])
  expect(mails).toMatchObject([{ to: person.email }])
  const { body } = await api('listActs', { token: adminToken, query: { recordKind: 'teacher', recordId: String(id) } })
  expect(body.acts).toMatchObject([{ kind: 'create', who: { name: 'Salma' } }])
  const [, secret = ''] = /reset-password\/([^/]+)\//.exec(invitation?.link ?? '') ?? []
  const password = { token: secret, email: person.email, password: 'a good one' }
  expect((await api('resetPassword', { body: password })).status).toBe(200)
  const signedIn = await api('signIn', { body: { email: person.email, password: 'a good one' } })
  expect(signedIn.body).toMatchObject({ status: 'allowed', user: { role: 'teacher' } })
  expect((await list())[0]).not.toHaveProperty('awaitsPassword')
})

test('an applicant without a password doesn’t count as invited', async () => {
  const { list, teacher, database } = await open()
  const { accountId } = await teacher('pending')
  await database.updateTable('accounts').set({ password_hash: null }).where('id', '=', accountId).execute()
  const [applicant] = await list()
  expect(applicant).toMatchObject({ status: 'pending' })
  expect(applicant).not.toHaveProperty('awaitsPassword')
})

test('errors of a new teacher are returned at their fields, and nothing is saved', async () => {
  const { create, list, teacher, student, database } = await open()
  const [taken, pupil] = [await teacher(), await student()]
  await database.updateTable('teachers').set({ teach_id: 'T-09' }).where('id', '=', taken.id).execute()
  const errorsOf = async (changes: object) => {
    const { status, body } = await create(changes)
    expect(status).toBe(422)
    return body.error
  }
  expect(await errorsOf({ teach_id: 'T-09' })).toEqual({ teach_id: ['This ID is taken. T-10 is available.'] })
  for (const { email } of [taken, pupil]) {
    expect(await errorsOf({ email })).toEqual({ email: ['An account with this email already exists.'] })
  }
  expect(await errorsOf({ date_of_birth: '2027-01-01', courses: [{ course_id: 999, timings: [] }] })).toEqual({
    date_of_birth: ['This day is in the future.'],
    'courses[0].course_id': ['This course no longer exists.'],
  })
  expect(Object.keys((await errorsOf({ email: '', gender: 'unknown', languages_spoken: ['french'] })) ?? {})).toEqual(
    expect.arrayContaining(['email', 'gender', 'languages_spoken[0]']),
  )
  expect(await list()).toHaveLength(1)
})

test('editing replaces details and times, and keeps the assigned courses and the sign-in', async () => {
  const { create, edit, read, course, database, api } = await open()
  const [letters, grammar] = [await course('Letters'), await course('Grammar')]
  const { id } = (await create({ ...details, courses: [{ course_id: letters, timings: [evening] }] })).body
  const changed = await edit(id, {
    ...person,
    name: 'Salim Karimi',
    languages_spoken: ['urdu'],
    courses: [{ course_id: grammar, timings: [evening] }],
    version: 1,
  })
  expect(changed).toMatchObject({ status: 200, body: { message: 'Teacher updated' } })
  expect(await read(id)).toMatchObject({
    version: 2,
    teach_id: 'T-100',
    name: 'Salim Karimi',
    languages_spoken: 'urdu',
    nationality: null,
    application_date: null,
    courses: [{ id: letters }],
    class_timings: [{ course_name: 'Grammar', ...evening }],
  })
  await database.updateTable('courses').set({ archived_at: 1 }).where('id', '=', grammar).execute()
  await edit(id, { ...person, courses: [] })
  expect((await read(id))?.class_timings).toMatchObject([{ course_name: 'Grammar' }])
  expect((await api('signIn', { body: { email: person.email, password: PASSWORD } })).status).toBe(401)
})

test('a teacher’s changed email is unique and signs them in', async () => {
  const { edit, teacher, student, api } = await open()
  const [one, other] = [await teacher(), await student()]
  const taken = await edit(one.id, { ...person, email: other.email })
  expect(taken).toMatchObject({
    status: 422,
    body: { error: { email: ['An account with this email already exists.'] } },
  })
  expect((await edit(one.id, { ...person, email: 'Other@school.test' })).status).toBe(200)
  expect((await api('signIn', { body: { email: 'other@school.test', password: PASSWORD } })).status).toBe(200)
  expect((await api('signIn', { body: { email: one.email, password: PASSWORD } })).status).toBe(401)
})

test('an outdated edit of a teacher is rejected', async () => {
  const { create, edit, read } = await open()
  const { id } = (await create()).body
  expect((await edit(id, { ...person, name: 'First', version: 1 })).status).toBe(200)
  expect((await edit(id, { ...person, name: 'Second', version: 1 })).status).toBe(409)
  expect(await read(id)).toMatchObject({ name: 'First', version: 2 })
  expect((await edit(999, person)).status).toBe(404)
})

test('only administrators can add and edit teachers', async () => {
  const { api, student, teacher } = await open()
  const { id, token } = await teacher()
  for (const other of [token, (await student()).token]) {
    const body = { ...person, teach_id: 'T-1' }
    expect((await api('createTeacher', { token: other, body })).status).toBe(403)
    expect((await api('editTeacher', { token: other, params: { id }, body: person })).status).toBe(403)
  }
})
