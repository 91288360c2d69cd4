import { expect, test } from 'vitest'
import { openTestSchool, PASSWORD } from '#testing/openTestSchool.ts'

const guardian = {
  guardian_name: 'Amina Malik',
  contact_number: '+92 300 1234567',
  alternate_contact_number: '+92 321 7654321',
  signature: 'Amina Malik',
}
const child = { name: 'Sara Malik', date_of_birth: '2017-05-02', preferred_language: 'urdu' }

/** A signed-in guardian with one child. */
async function open() {
  const school = await openTestSchool()
  const { api, database } = school
  const first = await school.student()
  await database.updateTable('students').set(guardian).where('id', '=', first.id).execute()
  const add = (body: object = {}, token = first.token) => api('addChild', { token, body: { ...child, ...body } })
  const readChild = (id: number) =>
    database
      .selectFrom('students')
      .innerJoin('accounts', 'accounts.id', 'students.account_id')
      .selectAll('students')
      .select(['name', 'sibling_of', 'password_hash', 'accounts.status'])
      .where('students.id', '=', id)
      .executeTakeFirstOrThrow()
  return { ...school, first, add, readChild }
}

// proves D302.1
test('another child joins the account with the guardian, phone numbers and signature of the current student', async () => {
  const { api, first, add, readChild } = await open()
  const { status, body } = await add()
  expect([status, body.message]).toEqual([200, 'Your child is registered.'])
  expect(await readChild(body.id)).toMatchObject({
    ...guardian,
    ...child,
    sibling_of: first.accountId,
    registration_date: '2026-11-21',
    status: 'active',
  })
  const { token, children } = (await api('signIn', { body: { email: first.email, password: PASSWORD } })).body
  expect(children?.map(({ id, name }) => [id, name])).toContainEqual([body.id, 'Sara Malik'])
  const switched = await api('switchChild', { token, body: { id: body.id } })
  expect((await api('getCurrentUser', { token: switched.body.token })).body.user.name).toBe('Sara Malik')
})

// proves D302.1
test('a changed guardian signs again, and an empty alternate number is removed', async () => {
  const { add, readChild } = await open()
  const changed = { guardian_name: 'Tariq Malik', contact_number: '+44 7700 900123', alternate_contact_number: '' }
  const { body } = await add(changed)
  expect(await readChild(body.id)).toMatchObject({
    ...changed,
    alternate_contact_number: null,
    signature: 'Tariq Malik',
  })
  const signed = await add({ ...changed, name: 'Hamza Malik', signature: 'T. Malik' })
  expect(await readChild(signed.body.id)).toMatchObject({ signature: 'T. Malik' })
})

test('a guardian whom the school doesn’t know is required', async () => {
  const { add, student, database } = await open()
  const { token } = await student()
  expect((await add({}, token)).body.error).toEqual({ guardian_name: ['Guardian name is required'] })
  expect((await add({ guardian_name: 'Tariq' }, token)).body.error).toEqual({
    contact_number: ['Contact number is required'],
  })
  expect((await add({ guardian_name: 'Tariq', contact_number: '+92 300 1' }, token)).status).toBe(200)
  expect(await database.selectFrom('students').select('id').execute()).toHaveLength(3)
})

// proves D300.1, D302.1
test('a paid course is kept as a request, also without times, and a free one is enrolled', async () => {
  const { api, add, course, database, first } = await open()
  const [paid, free] = [await course('Tajweed'), await course('Manners')]
  await database.updateTable('courses').set({ price: 0 }).where('id', '=', free).execute()
  const timings = [{ from: '16:00', to: '17:00', days: [2] }]
  const { id } = (await add({ courses: [{ course_id: paid }, { course_id: free, timings }] })).body
  const { token } = (await api('switchChild', { token: first.token, body: { id } })).body
  expect((await api('listOwnRequests', { token })).body.requests).toMatchObject([{ courseId: paid, timings: [] }])
  expect((await api('listEnrolledCourses', { token })).body.courses).toMatchObject([{ id: free }])
})

test('all validation errors are returned at their fields, and nothing is stored', async () => {
  const { add, course, database } = await open()
  const id = await course()
  const rejected = await add({
    date_of_birth: '2026-11-22',
    courses: [{ course_id: 999 }, { course_id: id, timings: [{ from: '10:00', to: '10:00' }] }, { course_id: id }],
  })
  expect([rejected.status, rejected.body.error]).toEqual([
    422,
    {
      'courses[0].course_id': ['This course no longer exists.'],
      'courses[1].timings[0].to': ['Start and end can’t be the same.'],
      'courses[2].course_id': ['This course is listed twice.'],
      date_of_birth: ['This day is in the future.'],
    },
  ])
  expect((await add({ name: '  ' })).body.error).toEqual({ name: ['Name is required'] })
  expect(await database.selectFrom('students').select('id').execute()).toHaveLength(1)
})

test('addChild rejects visitors, teachers, administrators and blocked students', async () => {
  const { api, add, teacher, admin, student } = await open()
  expect((await api('addChild', { body: child })).status).toBe(401)
  for (const { token } of [await teacher(), await admin(), await student('blocked')])
    expect((await add({}, token)).status).toBe(403)
})

test('a second child of a second child belongs to the same family', async () => {
  const { api, first, add, readChild } = await open()
  const second = (await add()).body.id
  const { token } = (await api('switchChild', { token: first.token, body: { id: second } })).body
  const third = (await add({ name: 'Hamza Malik' }, token)).body.id
  expect(await readChild(third)).toMatchObject({ ...guardian, sibling_of: first.accountId })
})

test('resending with the same key adds one child', async () => {
  const { api, first, database } = await open()
  const request = { token: first.token, body: child, key: 'one-key-of-the-form' }
  const [one, other] = [await api('addChild', request), await api('addChild', request)]
  expect(other).toEqual(one)
  expect(await database.selectFrom('students').select('id').execute()).toHaveLength(2)
})

test('the same key with another child returns 409, and a guardian may add 20 children in 15 minutes', async () => {
  const { api, first, database, add } = await open()
  const key = 'one-key-of-the-form'
  expect((await api('addChild', { token: first.token, body: child, key })).status).toBe(200)
  expect((await api('addChild', { token: first.token, body: { name: 'Hamza' }, key })).status).toBe(409)
  await database.updateTable('attempts').set({ count: 20 }).execute()
  expect((await add()).status).toBe(429)
})

// proves D301.1
test('checkEmail says whether any account has the email, ignoring case, and stores nothing', async () => {
  const { api, first, teacher, admin, database } = await open()
  const isTaken = async (email: string) => (await api('checkEmail', { body: { email } })).body.isTaken
  expect(await isTaken(first.email.toUpperCase())).toBe(true)
  expect(await isTaken((await teacher()).email)).toBe(true)
  expect(await isTaken((await admin()).email)).toBe(true)
  const accounts = () => database.selectFrom('accounts').select('id').execute()
  const before = await accounts()
  expect(await isTaken('nobody@school.test')).toBe(false)
  expect(await accounts()).toEqual(before)
  expect((await api('checkEmail', { body: { email: 'nobody' } })).status).toBe(422)
})
