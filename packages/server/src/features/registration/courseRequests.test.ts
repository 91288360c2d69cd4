import { expect, test } from 'vitest'
import { createForm, createPictureFile } from '#testing/formData.ts'
import { openTestSchool } from '#testing/openTestSchool.ts'

const EMAIL = 'zaynab@school.test'
const person = {
  name: 'Zaynab Malik',
  guardian_name: 'Imran Malik',
  email: EMAIL,
  password: 'open sesame',
  contact_number: '+44 20 5550200',
  signature: 'Imran Malik',
}

/** The form fields of a course without a receipt. */
const withCourse = (index: number, id: number) => ({
  [`courses[${index}][course_id]`]: String(id),
  [`courses[${index}][course_name]`]: 'Tajweed',
  [`courses[${index}][timings][0][from]`]: '16:00',
  [`courses[${index}][timings][0][to]`]: '17:00',
  [`courses[${index}][timings][0][days][0]`]: '2',
})

/** A student who registered for a paid and a free course without a receipt. */
async function open() {
  const school = await openTestSchool()
  const { api, course, database } = school
  const [paid, free] = [await course('Tajweed'), await course('Manners')]
  await database.updateTable('courses').set({ price: 0 }).where('id', '=', free).execute()
  const body = createForm({ ...person, ...withCourse(0, paid), ...withCourse(1, free) })
  expect(await api('registerStudent', { body })).toMatchObject({ status: 200 })
  const { token } = (await api('signIn', { body: { email: EMAIL, password: person.password } })).body
  const { id } = await database.selectFrom('students').select('id').executeTakeFirstOrThrow()
  const { token: admin } = await school.admin()
  const listRequests = async () => (await api('listOwnRequests', { token })).body.requests
  const listInbox = async () => (await api('listWaiting', { token: admin, query: { kind: 'courseRequest' } })).body
  return { ...school, paid, free, token, studentId: id, adminToken: admin, listRequests, listInbox }
}

// proves D300.1
test('a paid course without a receipt is kept as a request, a free one is enrolled at once', async () => {
  const { api, token, paid, free, database, listRequests, mails, now } = await open()
  expect(await listRequests()).toEqual([
    {
      id: 1,
      courseId: paid,
      courseName: 'Tajweed',
      timings: [{ from: '16:00', to: '17:00', days: [2] }],
      requestedAt: new Date(now()).toISOString(),
      price: 45,
      pricing: 'once',
      teacher: null,
      allottedTimes: [],
    },
  ])
  expect((await api('listEnrolledCourses', { token })).body.courses).toMatchObject([{ id: free }])
  expect(await database.selectFrom('purchases').select('course_id').execute()).toEqual([{ course_id: free }])
  expect(mails.filter(({ subject }) => /payment|receipt/i.test(subject))).toEqual([])
})

// proves D300.1
test('payment details without a receipt are still rejected', async () => {
  const { api, paid, database } = await open()
  const body = createForm({
    ...person,
    email: 'sara@school.test',
    ...withCourse(0, paid),
    'courses[0][billing][payment_method]': 'PayPal',
  })
  const rejected = await api('registerStudent', { body })
  expect([rejected.status, Object.keys(rejected.body.error ?? {})]).toEqual([422, ['courses[0].billing.receipt_image']])
  expect(await database.selectFrom('students').select('id').execute()).toHaveLength(1)
})

test('payment terms contain the times of a request, and of no other course', async () => {
  const { api, token, paid, course } = await open()
  const other = await course('Letters')
  const timesOf = async (id: number) => (await api('getPaymentTerms', { token, params: { id } })).body.classTimings
  expect(await timesOf(paid)).toEqual([{ from: '16:00', to: '17:00', days: [2] }])
  expect(await timesOf(other)).toEqual([])
})

test('a student sees only their own requests, and neither teachers nor administrators have any', async () => {
  const { api, student, teacher, adminToken } = await open()
  const { token } = await student()
  expect((await api('listOwnRequests', { token })).body.requests).toEqual([])
  for (const other of [(await teacher()).token, adminToken])
    expect((await api('listOwnRequests', { token: other })).status).toBe(403)
})

// proves D300.2
test('a request waits in the inbox with its times until a teacher is allotted, and the student sees the teacher', async () => {
  const { api, adminToken, paid, studentId, teacher, database, listRequests, listInbox } = await open()
  const { items, counts, oldest } = await listInbox()
  expect(items).toMatchObject([
    {
      kind: 'courseRequest',
      key: 'courseRequest-1',
      id: 1,
      person: { id: studentId, name: person.name },
      what: 'Tajweed',
      courseId: paid,
      price: 45,
      wishes: [{ from: '16:00', to: '17:00', days: [2] }],
    },
  ])
  expect(counts).toMatchObject({ courseRequest: 1, coursePayment: 0 })
  expect(oldest?.courseRequest).toBe(items[0]?.since)

  const { id: teacherId } = await teacher()
  await database.insertInto('course_assignments').values({ teacher_id: teacherId, course_id: paid }).execute()
  const { suggestions } = (await api('suggestTeachers', { token: adminToken, params: { studentId, courseId: paid } }))
    .body
  expect(suggestions.map(({ teacher: one }) => one.id)).toEqual([teacherId])
  const classTimes = [
    { from: '17:00', to: '17:30', days: [2, 4] },
    { from: '18:00', to: '18:30', days: [] },
  ]
  const allotment = { studentId, teacherId, courseId: paid, classTimes }
  expect(await api('createAllotment', { token: adminToken, body: allotment })).toMatchObject({ status: 200 })
  expect((await listInbox()).items).toEqual([])
  expect(await listRequests()).toMatchObject([
    { courseId: paid, teacher: expect.stringMatching(/^Teacher \d+$/), allottedTimes: classTimes },
  ])
})

// proves D300.3
test('a receipt for the course ends the request', async () => {
  const { api, token, paid, listRequests, listInbox } = await open()
  const body = createForm({
    courseID: String(paid),
    paymentMethod: 'bank transfer',
    'classTimings[0][from]': '16:00',
    'classTimings[0][to]': '17:00',
    receipt: await createPictureFile(),
  })
  expect(await api('purchaseCourse', { token, body })).toMatchObject({ status: 200 })
  expect(await listRequests()).toEqual([])
  expect((await listInbox()).counts).toMatchObject({ courseRequest: 0, coursePayment: 1 })
})

// proves D303.1
test('closing a request takes it off the inbox and the dashboard, and is recorded in the audit log', async () => {
  const { api, adminToken, token, listRequests, listInbox, database, admin } = await open()
  const close = (as: string) => api('closeCourseRequest', { token: as, params: { id: 1 } })
  expect((await close(token)).status).toBe(403)
  expect((await close((await admin('payments')).token)).status).toBe(403)
  expect(await close(adminToken)).toEqual({ status: 200, body: { message: 'Request closed' } })
  expect(await listRequests()).toEqual([])
  expect((await listInbox()).items).toEqual([])
  expect((await close(adminToken)).status).toBe(404)
  const logged = database.selectFrom('audit').select(['action', 'subject']).where('action', '=', 'closeCourseRequest')
  expect(await logged.execute()).toEqual([{ action: 'closeCourseRequest', subject: '{"id":1}' }])
})

test('a request of a deleted course or student is not shown', async () => {
  const { paid, studentId, database, listRequests, listInbox } = await open()
  await database.updateTable('courses').set({ archived_at: 1 }).where('id', '=', paid).execute()
  expect(await listRequests()).toEqual([])
  await database.updateTable('courses').set({ archived_at: null }).where('id', '=', paid).execute()
  await database
    .updateTable('accounts')
    .set({ status: 'archived' })
    .where('id', 'in', (query) => query.selectFrom('students').select('account_id').where('id', '=', studentId))
    .execute()
  expect((await listInbox()).items).toEqual([])
})
