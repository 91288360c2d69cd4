import { expect, test } from 'vitest'
import { eraseStudent } from '../erasure/erasePerson.ts'
import { createReceiptImage } from '#testing/receiptFiles.ts'
import { openTestSchool } from '#testing/openTestSchool.ts'
import { createForm } from '#testing/formData.ts'

const SENT = { amount: '4000', payer: '7730912', day: '01112026', transaction: '123456789012' }
const photo = async (...options: Parameters<typeof createReceiptImage>) =>
  new File([new Uint8Array(await createReceiptImage(...options))], 'receipt.jpg', { type: 'image/jpeg' })

async function open() {
  const school = await openTestSchool()
  const { api, database } = school
  const { token } = await school.admin()
  const buy = async (student: { token: string }, courseID: number, receipt: File, transactionId?: string) => {
    const times = { 'classTimings[0][from]': '16:00', 'classTimings[0][to]': '17:00' }
    const sent = { courseID: `${courseID}`, receipt, paymentMethod: 'jazzcash', origin: 'domestic', ...times }
    const body = createForm({ ...sent, ...(transactionId !== undefined && { transactionId }) })
    expect((await api('purchaseCourse', { token: student.token, body })).body).not.toHaveProperty('error')
    const rows = database.selectFrom('purchases').select('id').orderBy('id', 'desc')
    return (await rows.executeTakeFirstOrThrow()).id
  }
  const look = async (id: number, kind = 'course') => {
    const { status, body } = await api('getPayment', { token, params: { id }, query: { kind } })
    expect(status).toBe(200)
    return body.payment
  }
  const alike = async (id: number) =>
    (await look(id)).alike.map(({ why, payment, isSameAmount }) => [why, payment.id, isSameAmount])
  const correct = (body: object) => api('correctPayment', { token, body: { kind: 'course', reason: 'Why.', ...body } })
  return { ...school, token, buy, look, alike, correct }
}

// proves X90
test('getPayment returns amounts, original and current price, method and the payer’s other payments', async () => {
  const { database, buy, look, api, ...school } = await open()
  const [pupil, courseId, other] = [await school.student(), await school.course(), await school.course('Letters')]
  const before = await buy(pupil, other, await photo({ ...SENT, transaction: '999999999999' }))
  school.advanceClock(1000)
  const id = await buy(pupil, courseId, await photo(SENT), 'TRX-1')
  await database.updateTable('purchases').set({ discount: 500, amount: 4000 }).where('id', '=', id).execute()
  await database.updateTable('courses').set({ price: 60 }).where('id', '=', courseId).execute()
  expect(await look(id)).toMatchObject({
    person: { id: pupil.id },
    payment: { kind: 'course', id, paymentStatus: 'pending', currency: 'USD', amount: 40 },
    courseId,
    eventId: null,
    price: 45,
    priceNow: 60,
    discount: 5,
    transactionId: 'TRX-1',
    paymentMethod: 'jazzcash',
    origin: 'domestic',
    receipt: expect.stringMatching(/^\/uploads\/receipt-.*key=/) as string,
    decidedAt: null,
    others: [{ kind: 'course', id: before, what: 'Letters', amount: 45 }],
    alike: [],
  })
  expect((await api('getPayment', { token: school.token, params: { id: 99 } })).status).toBe(404)
  expect((await api('getPayment', { token: school.token, params: { id }, query: { kind: 'event' } })).status).toBe(404)
  expect((await api('getPayment', { token: school.token, params: { id }, query: { kind: 'fee' } })).status).toBe(404)
  const month = { token: school.token, params: { id }, query: { kind: 'month' } }
  expect((await api('getPayment', month)).status).toBe(422)
  expect((await api('getPayment', { token: pupil.token, params: { id } })).status).toBe(403)
})

// proves X91
test('getPayment finds the same file for another student or course, and nothing after erasure', async () => {
  const { buy, alike, look, database, ...school } = await open()
  const [one, two] = [await school.student(), await school.student()]
  const [courseId, other] = [await school.course(), await school.course('Letters')]
  const file = await photo(SENT)
  const first = await buy(one, courseId, file)
  expect(await alike(first)).toEqual([])
  const second = await buy(two, courseId, file)
  const third = await buy(one, other, file)
  expect(await alike(second)).toEqual([
    ['sameBytes', third, true],
    ['sameBytes', first, true],
  ])
  const { alike: found } = await look(second)
  expect(found[1]?.person.id).toBe(one.id)
  expect(found[1]?.receipt).toMatch(/^\/uploads\/receipt-/)
  await eraseStudent({ database, now: school.now() }, one.id)
  expect(await alike(second)).toEqual([])
})

// proves X91
test('getPayment finds a transaction number however it is typed, with the same or another amount', async () => {
  const { api, token, buy, alike, look, database, ...school } = await open()
  const [one, two] = [await school.student(), await school.student()]
  const courseId = await school.course()
  const first = await buy(one, courseId, await photo({ ...SENT, amount: '8888', day: '28072026' }), 'trx 77-120')
  const second = await buy(two, courseId, await photo(SENT))
  expect(await alike(second)).toEqual([])
  const save = (transactionId: string, seen: string | null) =>
    api('saveTransactionId', { token, body: { kind: 'course', id: second, transactionId, seen } })
  expect((await save('TRX-77120', null)).status).toBe(200)
  expect(await alike(second)).toEqual([['sameTransaction', first, true]])
  await database.updateTable('receipts').set({ amount: 9000 }).where('record_id', '=', first).execute()
  expect(await alike(second)).toEqual([['sameTransaction', first, false]])
  // A second administrator who read it before a number was set.
  expect((await save('TRX-5', null)).status).toBe(409)
  expect((await look(second)).transactionId).toBe('TRX-77120')
  expect((await save('TRX-5', 'TRX-77120')).status).toBe(200)
  expect(await alike(second)).toEqual([])
  const unknownPayment = { kind: 'event', id: 7, transactionId: 'X', seen: null }
  expect((await api('saveTransactionId', { token, body: unknownPayment })).status).toBe(404)
})

// proves X92
test('correctPayment stores a reason, sends a mail and updates course, decisions and billing', async () => {
  const { api, token, buy, correct, look, mails, ...school } = await open()
  const pupil = await school.student()
  const id = await buy(pupil, await school.course(), await photo(SENT))
  const courses = async () => (await api('listEnrolledCourses', { token: pupil.token })).body.courses.length
  expect((await correct({ id, paymentStatus: 'rejected', seen: 'paid' })).status).toBe(409)
  await api('decidePurchase', { token, body: { id, paymentStatus: 'paid' } })
  expect(await courses()).toBe(1)
  const { body } = await api('correctPayment', {
    token,
    body: { kind: 'course', id, paymentStatus: 'rejected', seen: 'paid' },
  })
  expect(body.error).toHaveProperty('reason')
  expect((await correct({ id, paymentStatus: 'paid', seen: 'paid' })).status).toBe(422)
  expect((await correct({ id, paymentStatus: 'rejected', seen: 'paid', reason: 'It never came.' })).status).toBe(200)
  expect(await courses()).toBe(0)
  const [bill] = (await api('listStudentBilling', { token: pupil.token })).body.billing
  expect(bill).toMatchObject({ paymentStatus: 'rejected', reason: 'It never came.' })
  // A client that still sees it as paid gets a conflict, and nothing is changed.
  expect((await correct({ id, paymentStatus: 'pending', seen: 'paid' })).status).toBe(409)
  expect((await correct({ id, paymentStatus: 'pending', seen: 'rejected' })).status).toBe(200)
  expect(await look(id)).toMatchObject({ payment: { paymentStatus: 'pending' }, decidedAt: null })
  school.advanceClock(1000)
  await api('decidePurchase', { token, body: { id, paymentStatus: 'rejected' } })
  expect((await correct({ id, paymentStatus: 'paid', seen: 'rejected' })).status).toBe(200)
  expect(await courses()).toBe(1)
  const { acts } = (await api('listActs', { token, query: { of: 'inbox' } })).body
  expect(acts.map(({ kind, reason }) => [kind, reason]).toReversed()).toEqual([
    ['approvePayment', null],
    ['correctToRejected', 'It never came.'],
    ['correctToReview', 'Why.'],
    ['rejectPayment', null],
    ['correctToPaid', 'Why.'],
  ])
  expect(mails.map(({ subject }) => subject)).toEqual([
    'We received your receipt for “Tajweed”',
    'Payment approved: “Tajweed”',
    'Payment not approved: “Tajweed”',
    'Payment under review again: “Tajweed”',
    'Payment not approved: “Tajweed”',
    'Payment approved: “Tajweed”',
  ])
  for (const { text } of mails) expect(text).toMatch(/Amount: \$45\n+Reference: C1-1[A-Z]\n/)
  expect(mails[2]?.text).toContain('/student/courses?purchase=1\n')
})

// proves X92
test('a student who paid again keeps that payment, and of concurrent corrections one succeeds', async () => {
  const { api, token, buy, correct, database, ...school } = await open()
  const [pupil, courseId] = [await school.student(), await school.course()]
  const id = await buy(pupil, courseId, await photo(SENT))
  await api('decidePurchase', { token, body: { id, paymentStatus: 'rejected' } })
  const secondPurchase = await buy(pupil, courseId, await photo({ ...SENT, day: '02112026' }))
  expect((await correct({ id, paymentStatus: 'paid', seen: 'rejected' })).status).toBe(422)
  await api('decidePurchase', { token, body: { id: secondPurchase, paymentStatus: 'rejected' } })
  const both = ['paid', 'pending', 'paid'].map((paymentStatus) => correct({ id, paymentStatus, seen: 'rejected' }))
  const statuses = (await Promise.all(both)).map(({ status }) => status)
  expect(statuses.toSorted()).toEqual([200, 409, 409])
  expect(await database.selectFrom('acts').select('id').where('reason', '=', 'Why.').execute()).toHaveLength(1)
})

// proves X92
test('a student whose event payment is corrected to unpaid is removed from the event', async () => {
  const { api, token, correct, database, mails, look, ...school } = await open()
  const pupil = await school.student()
  const event = { title: 'Open evening', description: '', price: 10, time: '2026-12-05T18:30', link: null }
  const { id: event_id } = await database
    .insertInto('events')
    .values({ ...event, archived_at: null })
    .returning('id')
    .executeTakeFirstOrThrow()
  const body = createForm({ eventID: `${event_id}`, method: 'jazzcash', receipt: await photo(SENT) })
  expect((await api('submitEventPayment', { token: pupil.token, body })).status).toBe(200)
  const decision = { studentID: pupil.id, eventID: event_id, paymentStatus: 'paid' }
  await api('updatePaymentStatus', { token, body: decision })
  await database.updateTable('event_members').set({ is_member: 1 }).execute()
  expect(await look(1, 'event')).toMatchObject({ eventId: event_id, price: 10, payment: { amount: 10 } })
  const seen = { kind: 'event', id: 1, seen: 'paid' }
  expect((await correct({ ...seen, paymentStatus: 'rejected' })).status).toBe(200)
  const row = database.selectFrom('event_members').select(['is_member', 'payment_status'])
  expect(await row.execute()).toEqual([{ is_member: 0, payment_status: 'rejected' }])
  expect((await correct({ ...seen, paymentStatus: 'pending' })).status).toBe(409)
  expect(mails.at(-1)?.text).toMatch(/Why\.[^]*Amount: \$10\n+Reference: E1-1[A-Z]\n[^]*\/student\/event\?pay=1\n/)
})
