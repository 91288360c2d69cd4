import { expect, test } from 'vitest'
import { openTestSchool, PASSWORD } from '#testing/openTestSchool.ts'

const DAY = 24 * 60 * 60_000
const person = { name: 'Hind Saleh', guardian_name: 'Huda Saleh', contact_number: '+971 50 5550142' }
const evening = { from: '16:00', to: '17:00', days: [1, 3] }

async function open() {
  const school = await openTestSchool()
  const { token } = await school.admin()
  const create = (changes: object = {}) => school.api('createStudent', { token, body: { ...person, ...changes } })
  const edit = (id: number, body: object) => school.api('editStudent', { token, params: { id }, body })
  const list = async () => (await school.api('listStudents', { token })).body.students
  const read = async (id: number) => (await list()).find((student) => student.id === id)
  const acts = async (id: number) => {
    const query = { recordKind: 'student', recordId: String(id) }
    const { body } = await school.api('listActs', { token, query })
    return body.acts.map(({ kind, who }) => [kind, who?.name])
  }
  return { ...school, adminToken: token, create, edit, list, read, acts }
}

/** The token of an invitation link. */
const tokenIn = (link = '') => /reset-password\/([^/]+)\//.exec(link)?.[1] ?? ''

test('a new student is active, appears in the list, and is invited to set a password', async () => {
  const { create, list, acts, api, course, mails, advanceClock } = await open()
  const course_id = await course()
  const response = await create({
    std_id: 'S-100',
    email: 'Huda.Saleh@School.test',
    alternate_contact_number: '+971 50 5550143',
    preferred_language: 'arabic',
    signature: 'Huda',
    date_of_birth: '2014-08-02',
    registration_date: '2026-11-01',
    notes: 'Left handed',
    courses: [{ course_id, timings: [evening] }],
  })
  const { id, invitation } = response.body
  expect(response).toMatchObject({ status: 200, body: { message: 'Student added' } })
  expect(invitation).toEqual({
    link: expect.stringMatching(/^http:\/\/school\.test\/reset-password\/[\w-]{43}\/huda\.saleh%40school\.test$/),
    email: 'huda.saleh@school.test',
    expiresAt: '2026-11-28T08:00:00.000Z',
    isMailed: true,
  })
  expect(await list()).toMatchObject([
    {
      ...person,
      id,
      std_id: 'S-100',
      email: 'huda.saleh@school.test',
      alternate_contact_number: '+971 50 5550143',
      preferred_language: 'arabic',
      signature: 'Huda',
      date_of_birth: '2014-08-02',
      registration_date: '2026-11-01',
      notes: 'Left handed',
      awaitsPassword: true,
      class_course_data: [{ course_id, timings: [evening] }],
    },
  ])
  expect(await acts(id)).toEqual([['create', 'Salma']])
  // The mail is in the language of the student.
  expect(mails).toMatchObject([{ to: 'huda.saleh@school.test' }])
  expect(mails[0]?.html).toContain('dir="rtl"')
  advanceClock(6 * DAY)
  const password = { token: tokenIn(invitation?.link), email: invitation?.email, password: 'a good one' }
  const set = await api('resetPassword', { body: password })
  expect(set.status).toBe(200)
  const signedIn = await api('signIn', { body: { email: 'huda.saleh@school.test', password: 'a good one' } })
  expect(signedIn.body).toMatchObject({ status: 'allowed', user: { role: 'student' } })
})

test('a student without an email isn’t invited and shows no email', async () => {
  const { create, list, mails } = await open()
  expect((await create({ date_of_birth: '2016-01-01' })).body).toMatchObject({ invitation: null })
  const [student] = await list()
  expect(student).toMatchObject({ email: '', registration_date: '2026-11-21' })
  expect(student).not.toHaveProperty('awaitsPassword')
  expect(mails).toEqual([])
})

test('a student joins the family that signs in with an email, with or without a password', async () => {
  const { create, api, student, mails } = await open()
  const head = await student()
  const taken = await create({ email: head.email })
  expect(taken).toMatchObject({ status: 422, body: { error: { email: [expect.stringContaining('already exists')] } } })
  expect((await create({ email: head.email, joins_account: true })).body.invitation).toBeNull()
  const { children } = (await api('signIn', { body: { email: head.email, password: PASSWORD } })).body
  expect(children?.map(({ name }) => name)).toEqual([expect.any(String), person.name])
  expect(mails).toEqual([])

  const first = await create({ name: 'Yusuf', email: 'family@school.test' })
  const second = await create({ name: 'Amal', email: 'family@school.test', joins_account: true })
  expect(second.body.invitation?.email).toBe('family@school.test')
  // The newer link replaces the first one.
  const use = (link?: string) =>
    api('resetPassword', { body: { token: tokenIn(link), email: 'family@school.test', password: 'a good one' } })
  expect((await use(first.body.invitation?.link)).status).toBe(422)
  expect((await use(second.body.invitation?.link)).status).toBe(200)
  const family = (await api('signIn', { body: { email: 'family@school.test', password: 'a good one' } })).body
  expect(family.children?.map(({ name }) => name)).toEqual(['Yusuf', 'Amal'])
})

test('an email that no student signs in with can’t be joined', async () => {
  const { create, teacher, list } = await open()
  const { email } = await teacher()
  for (const other of ['nobody@school.test', email]) {
    expect(await create({ email: other, joins_account: true })).toMatchObject({
      status: 422,
      body: { error: { email: ['No student signs in with this email.'] } },
    })
  }
  expect(await list()).toEqual([])
})

test('errors of a new student are returned at their fields, and nothing is saved', async () => {
  const { create, list, course, student, database } = await open()
  const { id } = await student()
  await database.updateTable('students').set({ std_id: 'S-09' }).where('id', '=', id).execute()
  const course_id = await course()
  const errorsOf = async (changes: object) => {
    const { status, body } = await create(changes)
    expect(status).toBe(422)
    return body.error
  }
  expect(await errorsOf({ std_id: 'S-09' })).toEqual({ std_id: ['This ID is taken. S-10 is available.'] })
  expect(await errorsOf({ date_of_birth: '2027-01-01', registration_date: '2026-02-30' })).toEqual({
    date_of_birth: ['This day is in the future.'],
    registration_date: ['That date doesn’t exist.'],
  })
  const same = { from: '10:00', to: '10:00' }
  const courses = [
    { course_id, timings: [same] },
    { course_id: 999, timings: [evening] },
    { course_id, timings: [evening, evening] },
  ]
  expect(await errorsOf({ courses })).toEqual({
    'courses[0].timings[0].to': ['Start and end can’t be the same.'],
    'courses[1].course_id': ['This course no longer exists.'],
    'courses[2].course_id': ['This course is listed twice.'],
    'courses[2].timings[1].from': ['This time is listed twice.'],
  })
  expect(await errorsOf({ email: 'not an email', name: '' })).toMatchObject({
    email: [expect.any(String)],
    name: ['Name is required'],
  })
  expect(await list()).toHaveLength(1)
})

test('a new student is enrolled in free courses at once', async () => {
  const { create, course, database } = await open()
  const [free, paid] = [await course('Free'), await course('Letters')]
  await database.updateTable('courses').set({ price: 0 }).where('id', '=', free).execute()
  const courses = [free, paid].map((course_id) => ({ course_id, timings: [evening] }))
  const { id } = (await create({ courses })).body
  const purchases = () => database.selectFrom('purchases').select(['student_id', 'course_id', 'status']).execute()
  expect(await purchases()).toEqual([{ student_id: id, course_id: free, status: 'paid' }])
})

test('editing replaces all details and times, and clears what is absent', async () => {
  const { create, edit, read, acts, course } = await open()
  const [letters, grammar] = [await course('Letters'), await course('Grammar')]
  const courses = [{ course_id: letters, timings: [evening] }]
  const { id } = (await create({ email: 'hind@school.test', date_of_birth: '2014-08-02', courses })).body
  const morning = { from: '08:00', to: '09:00' }
  const changed = await edit(id, {
    name: 'Hend Saleh',
    contact_number: '+971 50 5550199',
    email: 'hend@school.test',
    registration_date: '2026-10-01',
    courses: [{ course_id: grammar, timings: [morning] }],
    version: 1,
  })
  expect(changed).toMatchObject({ status: 200, body: { message: 'Student updated' } })
  expect(await read(id)).toMatchObject({
    version: 2,
    name: 'Hend Saleh',
    guardian_name: null,
    contact_number: '+971 50 5550199',
    email: 'hend@school.test',
    date_of_birth: null,
    registration_date: '2026-10-01',
    class_course_data: [{ course_name: 'Grammar', timings: [{ ...morning, days: [] }] }],
  })
  expect(await acts(id)).toEqual([
    ['edit', 'Salma'],
    ['create', 'Salma'],
  ])
})

test('editing without courses keeps the times, also those of courses that are no longer offered', async () => {
  const { create, edit, read, course, database } = await open()
  const [old, letters] = [await course('Old'), await course('Letters')]
  const courses = [old, letters].map((course_id) => ({ course_id, timings: [evening] }))
  const { id } = (await create({ courses })).body
  await database.updateTable('courses').set({ archived_at: 1 }).where('id', '=', old).execute()
  const namesOf = async () => {
    const rows = await database
      .selectFrom('student_timings')
      .innerJoin('courses', 'courses.id', 'course_id')
      .select('name')
      .orderBy('student_timings.id')
      .execute()
    return rows.map(({ name }) => name)
  }
  await edit(id, person)
  expect(await namesOf()).toEqual(['Old', 'Letters'])
  await edit(id, { ...person, courses: [] })
  expect(await namesOf()).toEqual(['Old'])
  expect((await read(id))?.version).toBe(3)
})

test('an outdated edit is rejected, and the student stays as it is', async () => {
  const { create, edit, read } = await open()
  const { id } = (await create()).body
  expect((await edit(id, { ...person, name: 'First', version: 1 })).status).toBe(200)
  expect((await edit(id, { ...person, name: 'Second', version: 1 })).status).toBe(409)
  expect(await read(id)).toMatchObject({ name: 'First', version: 2 })
  expect((await edit(999, person)).status).toBe(404)
})

test('only administrators can add and edit students', async () => {
  const { api, student, teacher } = await open()
  const { id, token } = await student()
  for (const other of [token, (await teacher()).token]) {
    expect((await api('createStudent', { token: other, body: person })).status).toBe(403)
    expect((await api('editStudent', { token: other, params: { id }, body: person })).status).toBe(403)
  }
})
