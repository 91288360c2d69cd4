import { expect, test } from 'vitest'
import { type TestSchool, openTestSchool } from '#testing/openTestSchool.ts'
import { createForm, createPictureFile } from '#testing/formData.ts'
import { purchaseHandlers } from './purchaseHandlers.ts'

const openSchool = () => openTestSchool({ handlers: purchaseHandlers })
const SIGNED = /^\/uploads\/receipt-[\w-]{22}\.webp\?until=\d+&session=[\w-]+&key=/

const buy = async ({ api }: TestSchool, { courseID, token }: { courseID: number; token: string }) =>
  api('purchaseCourse', {
    token,
    body: createForm({
      courseID: String(courseID),
      receipt: await createPictureFile(),
      paymentMethod: 'bank transfer',
      'classTimings[0][from]': '16:00',
      'classTimings[0][to]': '17:00',
    }),
  })

// proves 2§3.8, GET student/billing
test('a student’s billing lists their own courses and paid events, with links to the receipts', async () => {
  const school = await openSchool()
  const [{ id, token }, other] = [await school.student(), await school.student()]
  expect((await school.api('listStudentBilling', { token })).body).toEqual({ billing: [] })
  for (const name of ['Tajweed', 'Letters']) await buy(school, { courseID: await school.course(name), token })
  await addEvents(school, id)
  // A later price doesn't change existing payments.
  await school.database.updateTable('courses').set({ price: 60 }).execute()
  await school.database.updateTable('events').set({ price: 20 }).execute()

  const { billing } = (await school.api('listStudentBilling', { token })).body
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
  const amounts = { amount: 45, discount: 0, discountName: null, currency: 'USD' }
  const sent = { sentAt: '2026-11-21T08:00:00.000Z', seenAt: null, decidedAt: null, transactionId: null }
  const { transactionId: _, ...moments } = sent
  const ofCourse = (courseId: number, name: string) => ({
    ...facts,
    // Here each course has the same id as its receipt.
    history: [{ ...moments, id: courseId, status: 'pending', reason: null }],
    kind: 'course',
    courseId,
    course: { ...course, id: courseId, name },
  })
  const receipt = expect.stringMatching(SIGNED)
  expect(billing).toEqual([
    { ...ofCourse(2, 'Letters'), ...amounts, ...sent, id: 2, receipt, reference: 'C2-1W' },
    { ...ofCourse(1, 'Tajweed'), ...amounts, ...sent, id: 1, receipt, reference: 'C1-1T' },
    {
      ...facts,
      ...sent,
      history: [],
      sentAt: null,
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
  expect((await school.getUpload(billing[0]?.receipt ?? '')).statusCode).toBe(200)
  expect((await school.getUpload((billing[0]?.receipt ?? '').replace(/\?.*/, ''))).statusCode).not.toBe(200)
  expect((await school.api('listStudentBilling', { token: other.token })).body).toEqual({ billing: [] })
})

/** One event that a student paid, and one they joined for free. */
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
test('administrators see a student’s course payments', async () => {
  const school = await openSchool()
  const [admin, student, other] = [await school.admin(), await school.student(), await school.student()]
  await buy(school, { courseID: await school.course(), token: student.token })
  const details = (id: number, token = admin.token) =>
    school.api('listStudentBillingDetails', { token, params: { id } })
  const { data } = (await details(student.id)).body
  expect(data).toEqual([
    {
      id: 1,
      receipt: expect.stringMatching(SIGNED),
      paymentMethod: 'bank transfer',
      paymentStatus: 'pending',
      courseId: 1,
      course: { name: 'Tajweed', course_duration: '3 months' },
      reference: 'C1-1T',
      amount: 45,
      discount: 0,
      discountName: null,
      currency: 'USD',
      sentAt: '2026-11-21T08:00:00.000Z',
      seenAt: null,
      decidedAt: null,
      transactionId: null,
      date: '2026-11-21',
      payer: expect.stringMatching(/^Student/),
    },
  ])
  expect((await details(other.id)).body).toEqual({ data: [] })
  expect((await details(999)).status).toBe(404)
  expect((await details(student.id, student.token)).status).toBe(403)
})
