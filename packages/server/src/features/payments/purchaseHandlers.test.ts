import { expect, test } from 'vitest'
import { type TestSchool, openTestSchool } from '#testing/openTestSchool.ts'
import { createForm, createPictureFile } from '#testing/formData.ts'
import { purchaseHandlers } from './purchaseHandlers.ts'

const openSchool = () => openTestSchool({ handlers: purchaseHandlers })

type Buying = { courseID: number; token: string; times?: [from: string, to: string][]; more?: Record<string, string> }

const purchase = async ({ courseID, times = [['16:00', '17:00']], more = {} }: Omit<Buying, 'token'>) =>
  createForm({
    courseID: String(courseID),
    receipt: await createPictureFile(),
    paymentMethod: 'bank transfer',
    ...Object.fromEntries(
      times.flatMap(([from, to], index) => [
        [`classTimings[${index}][from]`, from],
        [`classTimings[${index}][to]`, to],
      ]),
    ),
    ...more,
  })

const buy = async ({ api }: TestSchool, { token, ...buying }: Buying) =>
  api('purchaseCourse', { token, body: await purchase(buying) })

const decide = ({ database }: TestSchool, status: 'paid' | 'rejected') =>
  database.updateTable('purchases').set({ status }).execute()

// proves 2§3.6, 2§4.4, POST student/purchase-course
test('a purchase is pending with its receipt and preferred times', async () => {
  const school = await openSchool()
  const { id, token } = await school.student()
  const courseID = await school.course()
  const times: Buying['times'] = [
    ['16:00', '17:00'],
    ['23:00', '00:30'],
  ]
  const bought = await buy(school, { courseID, token, times })
  expect(bought).toEqual({ status: 200, body: { message: 'Your purchase is under review.', reference: 'C1-1T' } })
  const [receipt = ''] = await school.pictures()
  expect(await school.database.selectFrom('purchases').selectAll().execute()).toEqual([
    {
      id: 1,
      student_id: id,
      course_id: courseID,
      price: 45,
      receipt,
      method: 'bank transfer',
      status: 'pending',
      created_at: school.now(),
      decided_at: null,
      reference: 'C1-1T',
      currency: 'USD',
      discount: 0,
      discount_id: null,
      discount_name: null,
      amount: 4500,
      pricing: 'once',
      fees_ended_at: null,
    },
  ])
  expect(await school.database.selectFrom('receipts').selectAll().execute()).toEqual([
    {
      id: 1,
      student_id: id,
      kind: 'course',
      record_id: 1,
      file: receipt,
      sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
      method: 'bank transfer',
      origin: null,
      transaction_id: null,
      currency: 'USD',
      amount: 4500,
      status: 'pending',
      sent_at: school.now(),
      seen_at: null,
      decided_at: null,
      bundle_id: null,
    },
  ])
  expect(await school.database.selectFrom('student_timings').selectAll().orderBy('id').execute()).toEqual([
    { id: 1, student_id: id, course_id: courseID, time_from: '16:00', time_to: '17:00', days: null },
    { id: 2, student_id: id, course_id: courseID, time_from: '23:00', time_to: '00:30', days: null },
  ])
  expect((await school.api('listEnrolledCourses', { token })).body).toEqual({ courses: [] })
})

test('a course is bought once despite a double submission; a rejected one can be bought again', async () => {
  const school = await openSchool()
  const { token } = await school.student()
  const [courseID, otherCourse] = [await school.course(), await school.course('Letters')]
  const presses = await Promise.all([buy(school, { courseID, token }), buy(school, { courseID, token })])
  expect(presses.map(({ status }) => status).toSorted()).toEqual([200, 422])
  const pending = await buy(school, { courseID, token })
  expect(pending.body.error).toEqual({ courseID: ['Your payment for this course is under review.'] })
  await decide(school, 'paid')
  const paid = await buy(school, { courseID, token })
  expect([paid.status, paid.body.error]).toEqual([422, { courseID: ['You’ve already bought this course.'] }])
  expect(await school.pictures()).toHaveLength(1)

  await decide(school, 'rejected')
  expect((await buy(school, { courseID: otherCourse, token })).status).toBe(200)
  expect((await buy(school, { courseID, token, times: [['08:00', '09:00']] })).status).toBe(200)
  const times = await school.database
    .selectFrom('student_timings')
    .select(['course_id', 'time_from'])
    .orderBy('course_id')
    .execute()
  expect(times).toEqual([
    { course_id: courseID, time_from: '08:00' },
    { course_id: otherCourse, time_from: '16:00' },
  ])
})

test('another student’s purchase is independent', async () => {
  const school = await openSchool()
  const [one, other] = [await school.student(), await school.student()]
  const courseID = await school.course()
  expect((await buy(school, { courseID, token: one.token })).status).toBe(200)
  expect((await buy(school, { courseID, token: other.token })).status).toBe(200)
})

test('an invalid purchase is rejected at its field and stores nothing', async () => {
  const school = await openSchool()
  const { token } = await school.student()
  const [courseID, archivedCourse] = [await school.course(), await school.course('Gone')]
  await school.database.updateTable('courses').set({ archived_at: 1 }).where('id', '=', archivedCourse).execute()
  const errorsOf = async (buying: Omit<Buying, 'token'>) => {
    const { status, body } = await buy(school, { ...buying, token })
    return [status, body.error]
  }
  const notOffered = { courseID: ['This course is no longer offered.'] }
  expect(await errorsOf({ courseID: 999 })).toEqual([422, notOffered])
  expect(await errorsOf({ courseID: archivedCourse })).toEqual([422, notOffered])
  const slot: [string, string] = ['16:00', '17:00']
  const empty = { 'classTimings[1]': ['Start and end can’t be the same.'] }
  expect(await errorsOf({ courseID, times: [slot, ['09:00', '09:00']] })).toEqual([422, empty])
  const twice = { 'classTimings[2]': ['This time is already in the list.'] }
  expect(await errorsOf({ courseID, times: [slot, ['17:00', '16:00'], slot] })).toEqual([422, twice])
  expect((await errorsOf({ courseID, more: { paymentMethod: 'cash' } }))[0]).toBe(422)
  expect(await school.pictures()).toEqual([])
  expect(await school.database.selectFrom('student_timings').select('id').execute()).toEqual([])
})

test('only students can buy', async () => {
  const school = await openSchool()
  const courseID = await school.course()
  for (const { token } of [await school.admin(), await school.teacher()]) {
    expect((await buy(school, { courseID, token })).status).toBe(403)
  }
})

// proves 2§3.3, 2§3.4, GET student/get-std-courses
test('enrolled courses are the paid ones, including those no longer offered', async () => {
  const school = await openSchool()
  const [{ token }, other] = [await school.student(), await school.student()]
  const courseID = await school.course()
  await buy(school, { courseID, token })
  await decide(school, 'paid')
  await buy(school, { courseID: await school.course('Letters'), token })
  await school.database.updateTable('courses').set({ archived_at: 1 }).execute()
  const course = {
    id: courseID,
    name: 'Tajweed',
    description: null,
    price: 45,
    course_duration: '3 months',
    image: null,
    pricing: 'once',
  }
  expect((await school.api('listEnrolledCourses', { token })).body).toEqual({ courses: [course] })
  expect((await school.api('listEnrolledCourses', { token: other.token })).body).toEqual({ courses: [] })
})
