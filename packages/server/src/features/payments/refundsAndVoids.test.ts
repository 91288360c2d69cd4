import { expect, test } from 'vitest'
import { openRecordingTestSchool, TODAY } from '#testing/openRecordingTestSchool.ts'

/** A course that the student has paid with a receipt. */
async function openPaidSchool() {
  const school = await openRecordingTestSchool()
  await school.buy()
  const [purchase] = await school.readPurchases()
  const course = { kind: 'course', id: purchase?.id ?? 0 } as const
  await school.api('decidePurchase', { token: school.token, body: { id: course.id, paymentStatus: 'paid' } })
  return { ...school, course }
}

// proves X231
test('a refund is subtracted on its day, and the returned money isn’t owed again', async () => {
  const { api, token, student, course, refund, advanceClock, ...school } = await openPaidSchool()
  advanceClock(1000)
  expect((await refund({ ...course, amount: 15 })).body.message).toBe('Refund recorded')
  expect(await school.readPurchases()).toMatchObject([
    {
      paymentStatus: 'paid',
      payments: {
        paid: 45,
        refunded: 15,
        left: 0,
        entries: [
          { type: 'payment', isReceipt: true, amount: 45, method: 'jazzcash' },
          { type: 'refund', isReceipt: false, amount: 15, note: 'The course was cancelled.' },
        ],
      },
    },
  ])
  const { lines, closing } = await school.readStatement()
  expect(lines.map(({ what, amount, credit, balance }) => [what, amount, credit, balance])).toEqual([
    ['charge', 45, undefined, 45],
    ['payment', 45, undefined, 0],
    ['refund', 15, 15, 0],
  ])
  expect(closing).toEqual([])
  const { total, refunds, months } = await school.readIncome()
  expect([total, refunds]).toEqual([
    { count: 1, amount: 4500 },
    { count: 1, amount: 1500 },
  ])
  expect(months.at(-1)).toEqual({ month: '2026-11', count: 1, amount: 4500, refunds: 1500 })
  // The student keeps the course, and reads why money came back.
  expect((await api('listEnrolledCourses', { token: student.token })).body.courses).toHaveLength(1)
  expect(await school.readOwnBills()).toMatchObject([
    { payments: { refunded: 15, entries: [{}, { note: 'The course was cancelled.', recordedBy: null }] } },
  ])
  const { courseIncome } = (await api('getSchoolFigures', { token })).body.months.at(-1)!
  expect(courseIncome).toBe(3000)
})

test('no more can be refunded than was paid, and nothing without a payment', async () => {
  const { course, refund, addDueFees, ...school } = await openPaidSchool()
  expect(await refund({ ...course, amount: 45.01 })).toMatchObject({
    status: 422,
    body: { error: { amount: ['Only 45 USD was paid for this.'] } },
  })
  expect((await refund({ ...course, amount: 30 })).status).toBe(200)
  expect((await refund({ ...course, amount: 15.01 })).status).toBe(422)
  expect((await refund({ ...course, amount: 15 })).status).toBe(200)
  const [fee] = await addDueFees(['2026-12'], (await school.newStudent()).id)
  expect((await refund({ kind: 'fee', id: fee, amount: 1 })).body.error).toBe('Nothing was paid for this.')
  expect((await refund({ ...course, amount: 1, date: '2026-11-22' })).body.error).toHaveProperty('date')
})

test('a refund of a part makes that part due again', async () => {
  const { record, refund, addDueFees, readStatement } = await openRecordingTestSchool()
  const [id] = await addDueFees(['2026-12'])
  await record({ kind: 'fee', id, amount: 20 })
  await refund({ kind: 'fee', id, amount: 20 })
  const { closing } = await readStatement()
  expect(closing).toEqual([{ currency: 'USD', amount: 45 }])
})

// proves X231
test('a voided payment makes the item unpaid again, and stays in the history', async () => {
  const { api, token, record, cancel, addDueFees, readIncome, readStatement } = await openRecordingTestSchool()
  const [id = 0] = await addDueFees(['2026-10'])
  const { body } = await record({ kind: 'fee', id, amount: 45 })
  expect((await cancel(body.id)).body.message).toBe('Payment voided')
  const [fee] = (await api('listFees', { token })).body.fees
  expect(fee).toMatchObject({
    status: 'overdue',
    payments: { paid: 0, left: 45, entries: [{ voidedBy: 'Salma', voidReason: 'Recorded by mistake.' }] },
  })
  expect((await readIncome()).total).toEqual({ count: 0, amount: 0 })
  expect((await readStatement()).closing).toEqual([{ currency: 'USD', amount: 45 }])
  expect((await cancel(body.id)).status).toBe(409)
  const query = { from: TODAY, until: TODAY }
  const { payments } = (await api('listPayments', { token, query })).body
  expect(payments).toMatchObject([{ status: 'voided', amount: 45, entryId: body.id }])
  const { acts } = (await api('listActs', { token, query: { recordKind: 'feePayment', recordId: String(id) } })).body
  expect(acts).toMatchObject([
    { kind: 'voidEntry', amount: 45, reason: 'Recorded by mistake.' },
    { kind: 'recordPayment', amount: 45 },
  ])
})

test('voiding the only payment of a course takes it back, and the student sees no bill', async () => {
  const { api, student, newCourse, record, cancel, readOwnBills, readPurchases, readStatement } =
    await openRecordingTestSchool()
  const { body } = await record({ ...newCourse, amount: 45 })
  await cancel(body.id)
  expect((await api('listEnrolledCourses', { token: student.token })).body.courses).toEqual([])
  expect(await readOwnBills()).toEqual([])
  expect(await readPurchases()).toMatchObject([{ paymentStatus: 'rejected', payments: { paid: 0, left: 0 } }])
  expect((await readStatement()).lines).toEqual([])
  // The course can be bought again.
  expect((await record({ ...newCourse, amount: 45 })).status).toBe(200)
})

test('voiding a payment that replaced a receipt puts the receipt under review again', async () => {
  const { buy, record, cancel, readPurchases, readWaiting } = await openRecordingTestSchool()
  await buy()
  const [purchase] = await readPurchases()
  const { body } = await record({ kind: 'course', id: purchase?.id, amount: 45 })
  await cancel(body.id)
  expect(await readWaiting()).toMatchObject([{ kind: 'coursePayment', amount: 45 }])
})

test('voiding the payment of an event takes the place back', async () => {
  const { api, token, student, eventId, record, cancel, readStatement } = await openRecordingTestSchool()
  const { body } = await record({ kind: 'event', studentId: student.id, itemId: eventId, amount: 10 })
  await api('toggleEventMembership', { token: student.token, params: { eventId, studentId: student.id } })
  await cancel(body.id)
  const { event } = (await api('listEventMembers', { token, params: { eventId } })).body
  expect(event).toMatchObject([{ payment_status: 'pending', is_member: false }])
  // Without a payment the place isn’t owed.
  expect((await readStatement()).closing).toEqual([])
})

test('a payment can’t be voided while its refund stands; a voided refund is paid again', async () => {
  const { newCourse, record, refund, cancel, readPurchases } = await openRecordingTestSchool()
  const paid = await record({ ...newCourse, amount: 45 })
  const [purchase] = await readPurchases()
  const returned = await refund({ kind: 'course', id: purchase?.id, amount: 15 })
  expect(await cancel(paid.body.id)).toMatchObject({
    status: 422,
    body: { error: 'A part of this payment was refunded. Void the refund first.' },
  })
  expect((await cancel(returned.body.id)).body.message).toBe('Refund voided')
  expect(await readPurchases()).toMatchObject([{ paymentStatus: 'paid', payments: { paid: 45, refunded: 0, left: 0 } }])
  expect((await cancel(paid.body.id)).status).toBe(200)
})

test('a refund can’t be voided while what it made due is paid again', async () => {
  const { record, refund, cancel, addDueFees } = await openRecordingTestSchool()
  const [id] = await addDueFees(['2026-12'])
  await record({ kind: 'fee', id, amount: 20 })
  const returned = await refund({ kind: 'fee', id, amount: 20 })
  const again = await record({ kind: 'fee', id, amount: 45 })
  expect((await cancel(returned.body.id)).body.error).toBe('It was paid again since. Void that payment first.')
  expect((await cancel(again.body.id)).status).toBe(200)
  expect((await cancel(returned.body.id)).status).toBe(200)
})

test('an approved receipt is corrected, not voided, and not while a refund stands', async () => {
  const { api, token, course, refund, cancel, readPurchases, readIncome } = await openPaidSchool()
  const { body } = await refund({ ...course, amount: 15 })
  const [purchase] = await readPurchases()
  const receiptEntry = purchase?.payments?.entries[0]?.id ?? 0
  expect((await cancel(receiptEntry)).status).toBe(404)
  const correct = (paymentStatus: string, seen: string) =>
    api('correctPayment', { token, body: { ...course, paymentStatus, seen, reason: 'It never came.' } })
  expect(await correct('rejected', 'paid')).toMatchObject({
    status: 422,
    body: { error: 'A part of this payment was refunded. Void the refund first.' },
  })
  await cancel(body.id)
  expect((await correct('rejected', 'paid')).status).toBe(200)
  expect((await readIncome()).total).toEqual({ count: 0, amount: 0 })
  expect((await correct('paid', 'rejected')).status).toBe(200)
  expect((await readIncome()).total).toEqual({ count: 1, amount: 4500 })
})

test('an event that recorded payments cover can’t be rejected before they are voided', async () => {
  const { api, token, student, eventId, record } = await openRecordingTestSchool()
  await record({ kind: 'event', studentId: student.id, itemId: eventId, amount: 10 })
  const decide = (paymentStatus: string) =>
    api('updatePaymentStatus', { token, body: { studentID: student.id, eventID: eventId, paymentStatus } })
  expect(await decide('rejected')).toMatchObject({
    status: 422,
    body: { error: 'Recorded payments cover this. Void them first.' },
  })
  expect((await decide('paid')).status).toBe(200)
})

test('the rest of a partly paid fee can be waived', async () => {
  const { api, token, record, addDueFees, readStatement } = await openRecordingTestSchool()
  const [id = 0] = await addDueFees(['2026-12'])
  await record({ kind: 'fee', id, amount: 20 })
  await api('decideFee', { token, body: { id, paymentStatus: 'waived' } })
  const { lines, closing } = await readStatement()
  expect(lines.map(({ what, amount }) => [what, amount])).toEqual([
    ['charge', 20],
    ['payment', 20],
  ])
  expect(closing).toEqual([])
})

test('an event isn’t owed once its only payment, also of a part, was voided', async () => {
  const { record, cancel, student, eventId, readStatement, api, token } = await openRecordingTestSchool()
  const event = { kind: 'event', studentId: student.id, itemId: eventId }
  for (const amount of [4, 10]) {
    const { id } = (await record({ ...event, amount })).body
    expect((await cancel(id)).status).toBe(200)
    expect((await readStatement()).closing).toEqual([])
    const params = { eventId, studentId: student.id }
    const { billingDetails } = (await api('getEventBilling', { token, params })).body
    expect(billingDetails?.payments?.left ?? 0).toBe(0)
  }
})

test('an event is still owed if a voided payment leaves others that were refunded', async () => {
  const { record, refund, cancel, student, eventId, readStatement, api, token } = await openRecordingTestSchool()
  const event = { kind: 'event', studentId: student.id, itemId: eventId }
  await record({ ...event, amount: 6 })
  const { id: second } = (await record({ ...event, amount: 4 })).body
  const params = { eventId, studentId: student.id }
  const readBill = async () => (await api('getEventBilling', { token, params })).body.billingDetails
  expect((await refund({ kind: 'event', id: (await readBill())?.id, amount: 6 })).status).toBe(200)
  expect((await cancel(second)).status).toBe(200)
  expect((await readBill())?.payments).toMatchObject({ paid: 6, refunded: 6, left: 4 })
  expect((await readStatement()).closing).toEqual([{ currency: 'USD', amount: 4 }])
})
