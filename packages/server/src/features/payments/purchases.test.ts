import { expect, test } from 'vitest'
import { versionConflict } from '#lib/HttpError.ts'
import { type TestSchool, openTestSchool } from '#testing/openTestSchool.ts'
import { createForm, createPictureFile } from '#testing/formData.ts'

type Found = { status?: 'pending' | 'paid' | 'rejected'; account?: 'active' | 'archived' }

async function openWithPurchase({ status = 'pending', account = 'active' }: Found = {}) {
  const school = await openTestSchool()
  const [admin, student, courseId] = [await school.admin(), await school.student(account), await school.course()]
  const { id } = await school.database
    .insertInto('purchases')
    .values({
      student_id: student.id,
      course_id: courseId,
      receipt: 'receipt-of-a-test.webp',
      method: 'bank transfer',
      status,
      created_at: school.now(),
      decided_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const decide = (paymentStatus: string, purchase = id) =>
    school.api('decidePurchase', { token: admin.token, body: { id: purchase, paymentStatus } })
  return { ...school, student, courseId, id, decide, adminToken: admin.token }
}

const readPurchase = ({ database }: Pick<TestSchool, 'database'>) =>
  database.selectFrom('purchases').select(['status', 'decided_at']).execute()

// proves D16.2
test('approving a purchase enrolls the student and sends a mail', async () => {
  const school = await openWithPurchase()
  const { token, id: studentId, email } = school.student
  const billing = await school.api('listStudentBillingDetails', { token: school.adminToken, params: { id: studentId } })
  expect(billing.body.data.map(({ id }) => id)).toEqual([school.id])
  school.advanceClock(5000)
  expect(await school.decide('paid')).toEqual({ status: 200, body: { message: 'Payment status updated' } })
  expect(await readPurchase(school)).toEqual([{ status: 'paid', decided_at: school.now() }])
  const { courses } = (await school.api('listEnrolledCourses', { token })).body
  expect(courses.map(({ id }) => id)).toEqual([school.courseId])
  expect(school.mails).toMatchObject([
    {
      to: email,
      subject: 'Payment approved: “Tajweed”',
      text: expect.stringMatching(/“Tajweed” was approved[^]*\/student\/enrolled-courses\n/) as string,
    },
  ])
})

test('rejecting a purchase enrolls no one, and the mail says how to continue', async () => {
  const school = await openWithPurchase()
  expect((await school.decide('rejected')).status).toBe(200)
  expect(await readPurchase(school)).toEqual([{ status: 'rejected', decided_at: school.now() }])
  expect((await school.api('listEnrolledCourses', { token: school.student.token })).body).toEqual({ courses: [] })
  expect(school.mails.map(({ text }) => text)).toEqual([
    expect.stringMatching(/“Tajweed” wasn’t approved[^]*\/student\/courses\?purchase=1\n/),
  ])
})

test('the mail has no link to a course that is no longer offered', async () => {
  const school = await openWithPurchase()
  await school.database.updateTable('courses').set({ archived_at: school.now() }).execute()
  expect((await school.decide('rejected')).status).toBe(200)
  expect(school.mails[0]?.text).not.toContain('http')
})

test('a deleted student gets no mail', async () => {
  const school = await openWithPurchase({ account: 'archived' })
  expect((await school.decide('paid')).status).toBe(200)
  expect(school.mails).toEqual([])
})

test.each(['paid', 'rejected'] as const)('a purchase that is already %s can’t be decided again', async (status) => {
  const school = await openWithPurchase({ status })
  for (const decision of ['paid', 'rejected']) {
    const { status: code, body } = await school.decide(decision)
    expect([code, body.error]).toEqual([409, versionConflict().message])
  }
  expect(await readPurchase(school)).toEqual([{ status, decided_at: null }])
  expect(school.mails).toEqual([])
})

test('of concurrent decisions one succeeds', async () => {
  const school = await openWithPurchase()
  const responses = await Promise.all(
    ['paid', 'rejected', 'paid', 'rejected'].map((decision) => school.decide(decision)),
  )
  expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409])
  expect(school.mails).toHaveLength(1)
})

test('an unknown purchase and an invalid decision are rejected', async () => {
  const school = await openWithPurchase()
  expect((await school.decide('paid', school.id + 1)).status).toBe(404)
  const { status, body } = await school.decide('pending')
  expect([status, body.error]).toEqual([422, { paymentStatus: ['Payment status must be one of: paid, rejected'] }])
  expect(await readPurchase(school)).toEqual([{ status: 'pending', decided_at: null }])
})

test('the decision is in the audit log', async () => {
  const school = await openWithPurchase()
  await school.decide('rejected')
  const [entry] = await school.database.selectFrom('audit').select(['action', 'subject']).execute()
  expect(entry?.action).toBe('decidePurchase')
  expect(JSON.parse(entry?.subject ?? '')).toEqual({ id: school.id, paymentStatus: 'rejected' })
})

const times = { 'classTimings[0][from]': '16:00', 'classTimings[0][to]': '17:00' }

test('a free course needs no receipt and is enrolled at once, without a bill', async () => {
  const school = await openTestSchool()
  const { token } = await school.student()
  const courseID = await school.course('Seerah')
  await school.database.updateTable('courses').set({ price: 0 }).execute()
  const body = { courseID: String(courseID), ...times }
  const bought = await school.api('purchaseCourse', { token, body: createForm(body) })
  expect(bought).toEqual({ status: 200, body: { message: 'You’re enrolled in this course.', reference: null } })
  expect((await school.api('listEnrolledCourses', { token })).body.courses).toMatchObject([{ id: courseID }])
  expect((await school.api('listStudentBilling', { token })).body).toEqual({ billing: [] })
  expect((await school.api('purchaseCourse', { token, body: createForm(body) })).body.error).toEqual({
    courseID: ['You’ve already bought this course.'],
  })
  expect(await school.pictures()).toEqual([])
})

test.each(['receipt', 'paymentMethod'])('a course with a price requires a %s', async (field) => {
  const school = await openTestSchool()
  const { token } = await school.student()
  const courseID = String(await school.course())
  const body = createForm({ courseID, receipt: await createPictureFile(), paymentMethod: 'bank transfer', ...times })
  body.delete(field)
  const { status, body: responseBody } = await school.api('purchaseCourse', { token, body })
  expect([status, Object.keys(responseBody.error ?? {})]).toEqual([422, [field]])
})

test('registering without a payment enrolls only in a free course', async () => {
  const school = await openTestSchool()
  const [free, dear] = [await school.course('Seerah'), await school.course('Tajweed')]
  await school.database.updateTable('courses').set({ price: 0 }).where('id', '=', free).execute()
  const register = (id: number, email: string) =>
    school.api('registerStudent', {
      body: createForm({
        name: 'Zaynab Malik',
        guardian_name: 'Amina Malik',
        email,
        password: 'open sesame',
        contact_number: '+92 300 1234567',
        signature: 'Zaynab Malik',
        'courses[0][course_id]': String(id),
        'courses[0][course_name]': 'Any',
        'courses[0][timings][0][from]': '16:00',
        'courses[0][timings][0][to]': '17:00',
      }),
    })
  expect((await register(free, 'a@school.test')).status).toBe(200)
  expect((await register(dear, 'b@school.test')).status).toBe(200)
  const purchases = await school.database.selectFrom('purchases').select(['course_id', 'status', 'receipt']).execute()
  expect(purchases).toEqual([{ course_id: free, status: 'paid', receipt: null }])
})
