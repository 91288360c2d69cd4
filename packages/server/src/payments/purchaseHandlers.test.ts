import { expect, test } from 'vitest'
import { type TestSchool, openTestSchool } from '../testing/openTestSchool.ts'
import { form, picture } from '../testing/picture.ts'
import { purchaseHandlers } from './purchaseHandlers.ts'

const openSchool = () => openTestSchool({ handlers: purchaseHandlers })
const SIGNED = /^\/uploads\/receipt-[\w-]{22}\.webp\?until=\d+&session=[\w-]+&key=/

type Buying = { courseID: number; token: string; times?: [from: string, to: string][]; more?: Record<string, string> }

const purchase = async ({ courseID, times = [['16:00', '17:00']], more = {} }: Omit<Buying, 'token'>) =>
  form({
    courseID: String(courseID),
    receipt: await picture(),
    paymentMethod: 'bank transfer',
    ...Object.fromEntries(
      times.flatMap(([from, to], index) => [
        [`classTimings[${index}][from]`, from],
        [`classTimings[${index}][to]`, to],
      ]),
    ),
    ...more,
  })

const buy = async ({ ask }: TestSchool, { token, ...buying }: Buying) =>
  ask('purchaseCourse', { token, body: await purchase(buying) })

const decide = ({ database }: TestSchool, status: 'paid' | 'rejected') =>
  database.updateTable('purchases').set({ status }).execute()

// proves 2§3.6, 2§4.4, POST student/purchase-course
test('a purchase waits with its receipt and its times', async () => {
  const school = await openSchool()
  const { id, token } = await school.student()
  const courseID = await school.course()
  const times: Buying['times'] = [
    ['16:00', '17:00'],
    ['23:00', '00:30'],
  ]
  const bought = await buy(school, { courseID, token, times })
  expect(bought).toEqual({ status: 200, body: { message: 'Your purchase is under review.' } })
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
    },
  ])
  expect(await school.database.selectFrom('student_timings').selectAll().execute()).toEqual([
    { id: 1, student_id: id, course_id: courseID, time_from: '16:00', time_to: '17:00', days: null },
    { id: 2, student_id: id, course_id: courseID, time_from: '23:00', time_to: '00:30', days: null },
  ])
  expect((await school.ask('listEnrolledCourses', { token })).body).toEqual({ courses: [] })
})

test('a course is bought once, also by a double press; a rejected one again, with the new times', async () => {
  const school = await openSchool()
  const { token } = await school.student()
  const [courseID, otherCourse] = [await school.course(), await school.course('Letters')]
  const presses = await Promise.all([buy(school, { courseID, token }), buy(school, { courseID, token })])
  expect(presses.map(({ status }) => status).toSorted()).toEqual([200, 422])
  const pending = await buy(school, { courseID, token })
  expect(pending.body.error).toEqual({ courseID: ['Your payment for this course is under review.'] })
  await decide(school, 'paid')
  const paid = await buy(school, { courseID, token })
  expect([paid.status, paid.body.error]).toEqual([422, { courseID: ['You have bought this course already.'] }])
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

test('another student’s purchase is in nobody’s way', async () => {
  const school = await openSchool()
  const [one, other] = [await school.student(), await school.student()]
  const courseID = await school.course()
  expect((await buy(school, { courseID, token: one.token })).status).toBe(200)
  expect((await buy(school, { courseID, token: other.token })).status).toBe(200)
})

test('what doesn’t fit is refused at its field and leaves nothing behind', async () => {
  const school = await openSchool()
  const { token } = await school.student()
  const [courseID, gone] = [await school.course(), await school.course('Gone')]
  await school.database.updateTable('courses').set({ archived_at: 1 }).where('id', '=', gone).execute()
  const faults = async (buying: Omit<Buying, 'token'>) => {
    const { status, body } = await buy(school, { ...buying, token })
    return [status, body.error]
  }
  const notOffered = { courseID: ['This course is no longer offered.'] }
  expect(await faults({ courseID: 999 })).toEqual([422, notOffered])
  expect(await faults({ courseID: gone })).toEqual([422, notOffered])
  const slot: [string, string] = ['16:00', '17:00']
  const empty = { 'classTimings[1]': ['The end must differ from the beginning.'] }
  expect(await faults({ courseID, times: [slot, ['09:00', '09:00']] })).toEqual([422, empty])
  const twice = { 'classTimings[2]': ['This time is in the list already.'] }
  expect(await faults({ courseID, times: [slot, ['17:00', '16:00'], slot] })).toEqual([422, twice])
  expect((await faults({ courseID, more: { paymentMethod: 'cash' } }))[0]).toBe(422)
  expect(await school.pictures()).toEqual([])
  expect(await school.database.selectFrom('student_timings').select('id').execute()).toEqual([])
})

test('only students buy', async () => {
  const school = await openSchool()
  const courseID = await school.course()
  for (const { token } of [await school.admin(), await school.teacher()]) {
    expect((await buy(school, { courseID, token })).status).toBe(403)
  }
})

// proves 2§3.3, 2§3.4, GET student/get-std-courses
test('paid courses are the enrolled ones, also when they are no longer offered', async () => {
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
  }
  expect((await school.ask('listEnrolledCourses', { token })).body).toEqual({ courses: [course] })
  expect((await school.ask('listEnrolledCourses', { token: other.token })).body).toEqual({ courses: [] })
})

// proves 2§3.8, GET student/billing
test('a student’s billing has their own courses and paid events, with receipts that open', async () => {
  const school = await openSchool()
  const [{ id, token }, other] = [await school.student(), await school.student()]
  expect((await school.ask('listStudentBilling', { token })).body).toEqual({ billing: [] })
  for (const name of ['Tajweed', 'Letters']) await buy(school, { courseID: await school.course(name), token })
  await addEvents(school, id)
  // What was paid stays what it was.
  await school.database.updateTable('courses').set({ price: 60 }).execute()
  await school.database.updateTable('events').set({ price: 20 }).execute()

  const { billing } = (await school.ask('listStudentBilling', { token })).body
  const course = { description: null, price: 45 }
  const payer = expect.stringMatching(/^Student/)
  const facts = {
    event: null,
    paymentMethod: 'bank transfer',
    paymentStatus: 'pending',
    date: '2026-11-21',
    payer,
    reason: null,
  }
  const ofCourse = (courseId: number, name: string) => ({
    ...facts,
    kind: 'course',
    courseId,
    course: { ...course, id: courseId, name },
  })
  const receipt = expect.stringMatching(SIGNED)
  expect(billing).toEqual([
    { ...ofCourse(2, 'Letters'), id: 2, receipt, reference: 'C-2' },
    { ...ofCourse(1, 'Tajweed'), id: 1, receipt, reference: 'C-1' },
    {
      ...facts,
      id: 1,
      kind: 'event',
      eventId: 1,
      reference: 'E-1',
      date: null,
      event: { id: 1, title: 'Recital', description: 'An evening', price: 10 },
      course: null,
      receipt,
      paymentMethod: 'jazzcash',
      paymentStatus: 'paid',
    },
  ])
  expect((await school.receiptOf(billing[0]?.receipt ?? '')).statusCode).toBe(200)
  expect((await school.receiptOf((billing[0]?.receipt ?? '').replace(/\?.*/, ''))).statusCode).not.toBe(200)
  expect((await school.ask('listStudentBilling', { token: other.token })).body).toEqual({ billing: [] })
})

/** One event that a student paid, and one that they joined for nothing. */
async function addEvents({ database }: TestSchool, student_id: number): Promise<void> {
  for (const receipt of [`receipt-${'a'.repeat(22)}.webp`, null]) {
    const { id } = await database
      .insertInto('events')
      .values({
        title: 'Recital',
        description: 'An evening',
        price: receipt === null ? null : 10,
        time: '2026-12-01T18:00',
        link: null,
        archived_at: 1,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const payment_status = receipt ? 'paid' : 'not_required'
    await database
      .insertInto('event_members')
      .values({
        event_id: id,
        student_id,
        payment_status,
        receipt,
        price: 10,
        method: receipt && 'jazzcash',
        toggled_at: null,
      })
      .execute()
  }
}

// proves 2§3.9, GET student/get/billing-details/{id}
test('administrators see what one student paid for courses', async () => {
  const school = await openSchool()
  const [admin, student, other] = [await school.admin(), await school.student(), await school.student()]
  await buy(school, { courseID: await school.course(), token: student.token })
  const details = (id: number, token = admin.token) =>
    school.ask('listStudentBillingDetails', { token, params: { id } })
  const { data } = (await details(student.id)).body
  expect(data).toEqual([
    {
      id: 1,
      receipt: expect.stringMatching(SIGNED),
      paymentMethod: 'bank transfer',
      paymentStatus: 'pending',
      course: { name: 'Tajweed', course_duration: '3 months' },
      reference: 'C-1',
      date: '2026-11-21',
      payer: expect.stringMatching(/^Student/),
    },
  ])
  expect((await details(other.id)).body).toEqual({ data: [] })
  expect((await details(999)).status).toBe(404)
  expect((await details(student.id, student.token)).status).toBe(403)
})
