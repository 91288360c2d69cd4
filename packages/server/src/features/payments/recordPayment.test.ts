import { expect, test } from 'vitest'
import { openRecordingTestSchool, TODAY } from '#testing/openRecordingTestSchool.ts'

const PAYMENT = { type: 'payment', isReceipt: false, method: 'cash', day: TODAY, voidedAt: null }

// proves X230
test('a whole payment of a course is approved at once, and the student gets the course', async () => {
  const { api, student, courseId, newCourse, record, readPurchases, readOwnBills } = await openRecordingTestSchool()
  const { status, body } = await record({ ...newCourse, amount: 45, transactionId: 'FT-1', note: 'By the uncle.' })
  expect([status, body.message]).toEqual([200, 'Payment recorded'])
  expect(await readPurchases()).toMatchObject([
    {
      courseId,
      paymentStatus: 'paid',
      paymentMethod: 'cash',
      receipt: null,
      amount: 45,
      payments: {
        paid: 45,
        refunded: 0,
        left: 0,
        entries: [
          { ...PAYMENT, id: body.id, amount: 45, transactionId: 'FT-1', note: 'By the uncle.', recordedBy: 'Salma' },
        ],
      },
    },
  ])
  const enrolled = (await api('listEnrolledCourses', { token: student.token })).body.courses
  expect(enrolled).toMatchObject([{ id: courseId }])
  // Students see neither the note of the office nor who recorded the payment.
  expect(await readOwnBills()).toMatchObject([
    { paymentStatus: 'paid', payments: { paid: 45, entries: [{ ...PAYMENT, note: null, recordedBy: null }] } },
  ])
})

// proves X230
test('payments of a part add up until the item is paid; more than what is left is refused', async () => {
  const { newCourse, record, readPurchases, readPayable } = await openRecordingTestSchool()
  expect((await record({ ...newCourse, amount: 20 })).status).toBe(200)
  const [purchase] = await readPurchases()
  expect(purchase).toMatchObject({ paymentStatus: 'pending', payments: { paid: 20, left: 25 } })
  expect((await readPayable())[0]).toMatchObject({ id: purchase?.id, amount: 45, paid: 20, left: 25 })
  const rest = { kind: 'course', id: purchase?.id }
  expect(await record({ ...rest, amount: 25.01 })).toMatchObject({
    status: 422,
    body: { error: { amount: ['Only 25 USD is due for this.'] } },
  })
  expect((await record({ ...rest, amount: 25 })).status).toBe(200)
  expect(await readPurchases()).toMatchObject([{ paymentStatus: 'paid', payments: { paid: 45, left: 0 } }])
  expect(await record({ ...rest, amount: 1 })).toMatchObject({
    status: 422,
    body: { error: 'Nothing is due for this.' },
  })
})

test('a payment counts on its own day in the income, the statement and the list of payments', async () => {
  const { api, token, newCourse, record, readIncome, readStatement } = await openRecordingTestSchool()
  await record({ ...newCourse, amount: 45, date: '2026-10-31' })
  const { months, methods, total } = await readIncome()
  expect(months.filter(({ amount }) => amount > 0)).toEqual([{ month: '2026-10', count: 1, amount: 4500, refunds: 0 }])
  expect([total, methods]).toEqual([{ count: 1, amount: 4500 }, [{ method: 'cash', count: 1, amount: 4500 }]])
  const { lines, closing } = await readStatement()
  expect(lines.map(({ day, what, amount, balance }) => [day, what, amount, balance])).toEqual([
    ['2026-10-31', 'charge', 45, 45],
    ['2026-10-31', 'payment', 45, 0],
  ])
  expect(closing).toEqual([])
  const query = { from: '2026-10-01', until: '2026-10-31' }
  const { payments } = (await api('listPayments', { token, query })).body
  expect(payments).toMatchObject([{ kind: 'course', amount: 45, method: 'cash', status: 'paid', type: 'payment' }])
})

test('a fee is paid in cash, and the reminder of a partly paid one names what is left', async () => {
  const { api, token, addDueFees, record } = await openRecordingTestSchool()
  const [first = 0, second = 0] = await addDueFees(['2026-10', '2026-12'])
  await record({ kind: 'fee', id: first, amount: 45 })
  await record({ kind: 'fee', id: second, amount: 20.5 })
  const { fees, counts, sums } = (await api('listFees', { token })).body
  expect(fees).toMatchObject([
    { id: first, status: 'paid', paymentMethod: 'cash', payments: { paid: 45, left: 0 } },
    { id: second, status: 'due', payments: { paid: 20.5, left: 24.5 } },
  ])
  expect(counts).toEqual({ due: 1, overdue: 0, pending: 0 })
  expect(sums).toEqual([{ currency: 'USD', due: 24.5, overdue: 0, pending: 0 }])
})

test('a payment for an event pays the place, which the student can then take', async () => {
  const { api, student, eventId, record, readPayable } = await openRecordingTestSchool()
  const event = { kind: 'event', studentId: student.id, itemId: eventId }
  expect((await record({ ...event, amount: 4 })).status).toBe(200)
  const toggle = () =>
    api('toggleEventMembership', { token: student.token, params: { eventId, studentId: student.id } })
  expect((await toggle()).status).toBe(422)
  expect(await readPayable()).toContainEqual(expect.objectContaining({ kind: 'event', paid: 4, left: 6 }))
  expect((await record({ ...event, amount: 6 })).status).toBe(200)
  expect((await toggle()).status).toBe(200)
})

test('a payment makes a receipt under review unnecessary', async () => {
  const { api, token, buy, record, readPurchases, readOwnBills, readWaiting } = await openRecordingTestSchool()
  await buy()
  const [purchase] = await readPurchases()
  expect((await record({ kind: 'course', id: purchase?.id, amount: 45 })).status).toBe(200)
  expect(await readOwnBills()).toMatchObject([{ paymentStatus: 'paid', history: [{ status: 'replaced' }] }])
  const decision = { id: purchase?.id, paymentStatus: 'paid' }
  expect((await api('decidePurchase', { token, body: decision })).status).toBe(409)
  expect(await readWaiting()).toEqual([])
})

test('a receipt for a partly paid course pays the rest at the first price, and a rejected one leaves the part', async () => {
  const { api, database, token, student, courseId, newCourse, record, buy, readWaiting, ...school } =
    await openRecordingTestSchool()
  await record({ ...newCourse, amount: 20 })
  await database.updateTable('courses').set({ price: 60 }).execute()
  const { terms } = (await api('getPaymentTerms', { token: student.token, params: { id: courseId } })).body
  expect(terms).toMatchObject({ price: 45, amount: 25, paid: 20 })
  expect(await readWaiting()).toEqual([])

  school.advanceClock(1000)
  expect((await buy()).status).toBe(200)
  const [purchase, ...others] = await school.readPurchases()
  expect(others).toEqual([])
  expect(await readWaiting()).toMatchObject([{ kind: 'coursePayment', amount: 25 }])
  const { id = 0 } = purchase ?? {}
  await api('decidePurchase', { token, body: { id, paymentStatus: 'rejected' } })
  expect(await school.readPurchases()).toMatchObject([{ paymentStatus: 'rejected', payments: { paid: 20, left: 25 } }])
  expect((await school.readStatement()).closing).toEqual([{ currency: 'USD', amount: 25 }])

  school.advanceClock(1000)
  expect((await buy()).status).toBe(200)
  await api('decidePurchase', { token, body: { id, paymentStatus: 'paid' } })
  expect(await school.readPurchases()).toMatchObject([
    {
      paymentStatus: 'paid',
      payments: {
        paid: 45,
        left: 0,
        entries: [
          { isReceipt: false, amount: 20 },
          { isReceipt: true, amount: 25 },
        ],
      },
    },
  ])
  expect((await school.readIncome()).total).toEqual({ count: 2, amount: 4500 })
})

test('a rejected course is bought again as a new record', async () => {
  const { api, token, buy, newCourse, record, readPurchases } = await openRecordingTestSchool()
  await buy()
  const [rejected] = await readPurchases()
  await api('decidePurchase', { token, body: { id: rejected?.id ?? 0, paymentStatus: 'rejected' } })
  expect((await record({ ...newCourse, amount: 45 })).status).toBe(200)
  expect(await readPurchases()).toMatchObject([{ paymentStatus: 'paid' }, { paymentStatus: 'rejected' }])
})

test('a discount of the student lowers what is due', async () => {
  const { database, student, newCourse, record } = await openRecordingTestSchool()
  const discount = { name: 'Siblings', code: null, open_code: null, course_id: null, event_id: null, percentage: 10 }
  const always = { amount: null, currency: null, starts: null, ends: null, most_uses: null, note: null }
  await database
    .insertInto('discounts')
    .values({ ...discount, ...always, student_id: student.id })
    .execute()
  expect((await record({ ...newCourse, amount: 45 })).body.error).toEqual({
    amount: ['Only 40.5 USD is due for this.'],
  })
  expect((await record({ ...newCourse, amount: 40.5 })).status).toBe(200)
})

test.each([
  ['date', { date: '2026-11-22' }, 'This day is in the future.'],
  ['date', { date: '2026-02-30' }, 'That date doesn’t exist.'],
  ['amount', { amount: 1.005 }, 'Enter an amount with at most 2 decimal places.'],
  ['itemId', { itemId: 999 }, 'This course is no longer offered.'],
  ['id', { studentId: undefined }, 'ID is required'],
] as const)('a payment with a bad %s is refused', async (field, change, why) => {
  const { newCourse, record, readPurchases } = await openRecordingTestSchool()
  const { status, body } = await record({ ...newCourse, amount: 45, ...change })
  expect([status, body.error]).toEqual([422, { [field]: [why] }])
  expect(await readPurchases()).toEqual([])
})

test('only administrators record, refund and void, and only what exists', async () => {
  const { api, student, record, refund, cancel, ...school } = await openRecordingTestSchool()
  const teacher = await school.teacher()
  for (const { token } of [student, teacher]) {
    const body = { kind: 'fee', id: 1, amount: 1, method: 'cash', date: TODAY }
    expect((await api('recordPayment', { token, body })).status).toBe(403)
    expect((await api('recordRefund', { token, body: { ...body, reason: 'No.' } })).status).toBe(403)
    expect((await api('voidEntry', { token, body: { id: 1, reason: 'No.' } })).status).toBe(403)
    const query = { studentId: String(student.id) }
    expect((await api('listPayableItems', { token, query })).status).toBe(403)
  }
  expect((await record({ kind: 'fee', id: 999, amount: 1 })).status).toBe(404)
  expect((await record({ kind: 'course', studentId: 999, itemId: 1, amount: 1 })).status).toBe(404)
  expect((await refund({ kind: 'fee', id: 999, amount: 1 })).status).toBe(404)
  expect((await cancel(999)).status).toBe(404)
  const missing = await api('listPayableItems', { token: school.token, query: { studentId: '999' } })
  expect(missing.status).toBe(404)
})

test('a form that is sent twice records one payment', async () => {
  const { newCourse, record, readPurchases } = await openRecordingTestSchool()
  const key = 'one-form-sent-twice'
  const body = { ...newCourse, amount: 20 }
  const both = [await record(body, key), await record(body, key)]
  expect(both[1]).toEqual(both[0])
  expect(await readPurchases()).toMatchObject([{ payments: { paid: 20 } }])
})

test('of two payments at once only what is due is recorded', async () => {
  const { newCourse, record, readPurchases } = await openRecordingTestSchool()
  const both = await Promise.all([record({ ...newCourse, amount: 45 }), record({ ...newCourse, amount: 45 })])
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 422])
  expect(await readPurchases()).toMatchObject([{ payments: { paid: 45 } }])
})

test('the history says who recorded which amount, and the student gets an email when the item is paid', async () => {
  const { api, token, mails, newCourse, record, student } = await openRecordingTestSchool()
  await record({ ...newCourse, amount: 20 })
  expect(mails).toEqual([])
  await record({ ...newCourse, amount: 25, note: 'By the uncle.' })
  const query = { recordKind: 'student', recordId: String(student.id) }
  const { acts } = (await api('listActs', { token, query })).body
  const common = { kind: 'recordPayment', what: 'Tajweed', currency: 'USD', who: { name: 'Salma', isYou: true } }
  expect(acts).toMatchObject([
    { ...common, amount: 25, reason: 'By the uncle.' },
    { ...common, amount: 20, reason: null },
  ])
  expect(mails).toMatchObject([{ to: student.email }])
})

test('what a student can pay for: fees by due date, open payments, then courses and events', async () => {
  const { database, student, course, record, addDueFees, readPayable } = await openRecordingTestSchool()
  const [first, second] = await addDueFees(['2026-12', '2026-10'])
  const other = await course('Letters')
  await database
    .updateTable('courses')
    .set({ price: 0 })
    .where('id', '=', await course('Free'))
    .execute()
  await record({ kind: 'course', studentId: student.id, itemId: other, amount: 5 })
  const items = await readPayable()
  expect(items.map(({ kind, id, title, left }) => [kind, id === null ? null : 'billed', title, left])).toEqual([
    ['fee', 'billed', 'Tajweed', 45],
    ['fee', 'billed', 'Tajweed', 45],
    ['course', 'billed', 'Letters', 40],
    ['event', null, 'Recital', 10],
  ])
  expect(items.slice(0, 2).map(({ id }) => id)).toEqual([second, first])
})
