import { expect, test } from 'vitest'
import { addFees } from '#testing/openPaymentTestSchool.ts'
import { createReceiptImage } from '#testing/receiptFiles.ts'
import { openTestSchool } from '#testing/openTestSchool.ts'
import { createForm } from '#testing/formData.ts'

const MINUTE = 60_000
const SENT = { amount: '4500', payer: '7730912', day: '01112026', transaction: '123456789012' }
const photo = async (...options: Parameters<typeof createReceiptImage>) =>
  new File([new Uint8Array(await createReceiptImage(...options))], 'receipt.jpg', { type: 'image/jpeg' })

async function open() {
  const school = await openTestSchool()
  const { api } = school
  const { token } = await school.admin()
  const pay = async (student: { token: string }, feeID: number, receipt: File, more: Record<string, string> = {}) => {
    const body = createForm({ feeID: `${feeID}`, receipt, paymentMethod: 'bank transfer', origin: 'domestic', ...more })
    expect((await api('payFee', { token: student.token, body })).status).toBe(200)
  }
  const buy = async (student: { token: string }, courseID: number, receipt: File) => {
    const times = { 'classTimings[0][from]': '16:00', 'classTimings[0][to]': '17:00' }
    const body = createForm({ courseID: `${courseID}`, receipt, paymentMethod: 'jazzcash', ...times })
    expect((await api('purchaseCourse', { token: student.token, body })).status).toBe(200)
  }
  const look = async (id: number, kind = 'fee') => {
    const { status, body } = await api('getPayment', { token, params: { id }, query: { kind } })
    expect(status).toBe(200)
    return body.payment
  }
  const alike = async (id: number, kind = 'fee') =>
    (await look(id, kind)).alike.map(({ why, payment, isSameAmount }) => [why, payment.kind, payment.id, isSameAmount])
  const correct = (id: number, paymentStatus: string, seen: string) =>
    api('correctPayment', { token, body: { kind: 'fee', id, paymentStatus, seen, reason: `To ${paymentStatus}.` } })
  return { ...school, token, pay, buy, look, alike, correct }
}

// proves X90, X98
test('getPayment of a fee returns amounts, prices, method and the payer’s other payments', async () => {
  const { database, look, pay, buy, ...school } = await open()
  const [pupil, courseId, other] = [await school.student(), await school.course(), await school.course('Letters')]
  const [id = 0] = await addFees(
    { ...school, database },
    {
      studentId: pupil.id,
      courseId,
      months: ['2026-12', '2027-01'],
      discount: 500,
    },
  )
  expect((await school.api('getPayment', { token: school.token, params: { id }, query: { kind: 'fee' } })).status).toBe(
    404,
  )
  await buy(pupil, other, await photo(SENT))
  school.advanceClock(1000)
  await pay(pupil, id, await photo({ ...SENT, transaction: '999999999999' }), { transactionId: 'TRX-1' })
  await database.updateTable('courses').set({ price: 60 }).where('id', '=', courseId).execute()
  const sentAt = new Date(school.now()).toISOString()
  const record = { what: 'Tajweed, 2026-12', paymentStatus: 'pending', currency: 'USD', amount: 40, sentAt }
  expect(await look(id)).toMatchObject({
    person: { id: pupil.id },
    payment: { kind: 'fee', id, ...record },
    courseId,
    eventId: null,
    price: 45,
    priceNow: 60,
    discount: 5,
    reference: expect.stringMatching(/^F1-1-2612[A-Z]$/) as string,
    transactionId: 'TRX-1',
    paymentMethod: 'bank transfer',
    origin: 'domestic',
    receipt: expect.stringMatching(/^\/uploads\/receipt-.*key=/) as string,
    decidedAt: null,
    others: [{ kind: 'course', what: 'Letters' }],
  })
  const [{ id: bought } = { id: 0 }] = (await look(id)).others
  expect((await look(bought, 'course')).others).toEqual([{ kind: 'fee', id, ...record }])
  const { items } = (await school.api('listWaiting', { token: school.token, query: { kind: 'feePayment' } })).body
  const reference = (await look(id)).reference
  expect(items).toMatchObject([
    { id, reference, what: record.what, price: 45, discount: 5, discountName: 'Siblings', amount: 40 },
  ])
})

// proves X91, X98
test('a receipt reused for another month or a course is found by its bytes, number and image', async () => {
  const { pay, buy, alike, api, token, look, ...school } = await open()
  const [one, two] = [await school.student(), await school.student()]
  const [courseId, other] = [await school.course(), await school.course('Letters')]
  const months = ['2026-12', '2027-01']
  const [first = 0, second = 0] = await addFees(school, { studentId: one.id, courseId, months })
  const [ofOther = 0] = await addFees(school, { studentId: two.id, courseId, months: ['2026-12'] })
  const file = await photo(SENT)
  await pay(one, first, file, { transactionId: 'trx 77-120' })
  await pay(one, second, file)
  await buy(two, other, file)
  const { id: bought } = await school.database
    .selectFrom('purchases')
    .select('id')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  expect(await alike(second)).toEqual([
    ['sameBytes', 'course', bought, true],
    ['sameBytes', 'fee', first, true],
  ])
  expect(await alike(bought, 'course')).toEqual([
    ['sameBytes', 'fee', second, true],
    ['sameBytes', 'fee', first, true],
  ])
  const different = { ...SENT, transaction: '804411975226', day: '28022027', amount: '8888' }
  await pay(two, ofOther, await photo(different))
  expect(await alike(ofOther)).toEqual([])
  const save = (transactionId: string, seen: string | null) =>
    api('saveTransactionId', { token, body: { kind: 'fee', id: ofOther, transactionId, seen } })
  expect((await save('TRX-77120', null)).status).toBe(200)
  expect((await save('TRX-5', null)).status).toBe(409)
  expect((await look(ofOther)).transactionId).toBe('TRX-77120')
  expect(await alike(ofOther)).toEqual([['sameTransaction', 'fee', first, true]])
  // The same receipt again without a number: the one with the number is found.
  await pay(two, ofOther, await photo(different))
  expect((await look(ofOther)).transactionId).toBe('TRX-77120')
  // The receipt of a fee that was waived after a rejection is still found.
  await api('decideFee', { token, body: { id: first, paymentStatus: 'rejected' } })
  await api('decideFee', { token, body: { id: first, paymentStatus: 'waived' } })
  const { alike: found } = await look(second)
  expect(found.find(({ payment }) => payment.id === first)?.payment.paymentStatus).toBe('rejected')
})

// proves X87, X88, X98
test('viewing the receipt of a fee is recorded once, and visible to the student with all receipts', async () => {
  const { pay, api, token, mails, ...school } = await open()
  const [pupil, courseId] = [await school.student(), await school.course()]
  const [id = 0] = await addFees(school, { studentId: pupil.id, courseId, months: ['2026-12'] })
  const own = async () => (await api('listOwnFees', { token: pupil.token })).body.fees
  expect(await own()).toMatchObject([{ origin: null, transactionId: null, seenAt: null, history: [] }])
  const see = () => api('noteReceiptSeen', { token, body: { kind: 'fee', id } })
  expect((await see()).status).toBe(404)
  const at = () => new Date(school.now()).toISOString()
  const sentAt = at()
  await pay(pupil, id, await photo(SENT))
  school.advanceClock(MINUTE)
  const seenAt = at()
  await see()
  school.advanceClock(10 * MINUTE)
  await see()
  expect(mails.map(({ subject }) => subject)).toEqual(['We received your receipt for “Tajweed”, December 2026'])
  const decidedAt = at()
  await api('decideFee', { token, body: { id, paymentStatus: 'rejected', reason: 'Too blurred.' } })
  school.advanceClock(MINUTE)
  const resentAt = at()
  await pay(pupil, id, await photo({ ...SENT, day: '02112026' }), { transactionId: 'TRX-2' })
  const history = [
    { status: 'rejected', sentAt, seenAt, decidedAt, reason: 'Too blurred.' },
    { status: 'pending', sentAt: resentAt, seenAt: null, decidedAt: null, reason: null },
  ]
  const expected = { seenAt: null, sentAt: resentAt, transactionId: 'TRX-2', origin: 'domestic', history }
  expect(await own()).toMatchObject([{ status: 'pending', ...expected }])
  expect((await api('listFees', { token })).body.fees).toMatchObject([{ status: 'pending', ...expected }])
})

// proves X92, X98
test('correctPayment of a fee stores a reason and sends a mail; of concurrent ones one succeeds', async () => {
  const { pay, correct, look, api, token, mails, database, ...school } = await open()
  const [pupil, courseId] = [await school.student(), await school.course()]
  const [id = 0] = await addFees({ ...school, database }, { studentId: pupil.id, courseId, months: ['2026-12'] })
  await pay(pupil, id, await photo(SENT))
  const own = async () => (await api('listOwnFees', { token: pupil.token })).body.fees
  expect((await correct(id, 'rejected', 'paid')).status).toBe(409)
  await api('decideFee', { token, body: { id, paymentStatus: 'paid' } })
  school.advanceClock(MINUTE)
  expect((await correct(id, 'paid', 'paid')).status).toBe(422)
  const { version = 0 } = (await own())[0] ?? {}
  const atOnce = ['rejected', 'rejected', 'rejected'].map((status) => correct(id, status, 'paid'))
  expect((await Promise.all(atOnce)).map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
  expect(await own()).toMatchObject([
    {
      isRejected: true,
      reason: 'To rejected.',
      version: version + 1,
      history: [{ status: 'rejected', reason: 'To rejected.' }],
    },
  ])
  school.advanceClock(MINUTE)
  expect((await correct(id, 'pending', 'rejected')).status).toBe(200)
  expect(await look(id)).toMatchObject({ payment: { paymentStatus: 'pending' }, decidedAt: null })
  school.advanceClock(MINUTE)
  await api('decideFee', { token, body: { id, paymentStatus: 'rejected' } })
  expect((await correct(id, 'paid', 'rejected')).status).toBe(200)
  expect(await own()).toMatchObject([{ status: 'paid', reason: null, history: [{ status: 'paid' }] }])
  const { acts } = (await api('listActs', { token, query: { of: 'inbox' } })).body
  expect(
    acts
      .slice(0, 4)
      .map(({ kind, record, what }) => [kind, record.kind, what])
      .toReversed(),
  ).toEqual([
    ['correctToRejected', 'feePayment', 'Tajweed, 2026-12'],
    ['correctToReview', 'feePayment', 'Tajweed, 2026-12'],
    ['rejectPayment', 'feePayment', 'Tajweed, 2026-12'],
    ['correctToPaid', 'feePayment', 'Tajweed, 2026-12'],
  ])
  expect(mails.map(({ subject }) => subject)).toEqual([
    'We received your receipt for “Tajweed”, December 2026',
    'Payment approved: “Tajweed”, December 2026',
    'Payment not approved: “Tajweed”, December 2026',
    'Payment under review again: “Tajweed”, December 2026',
    'Payment not approved: “Tajweed”, December 2026',
    'Payment approved: “Tajweed”, December 2026',
  ])
  for (const { text } of mails)
    expect(text).toMatch(/“Tajweed”[^]*Month: December 2026\n+Amount: \$45\n+Reference: F1-1-2612/)
  // If another receipt was sent since, that one is decided instead.
  await correct(id, 'rejected', 'paid')
  await pay(pupil, id, await photo({ ...SENT, day: '02112026' }))
  expect((await correct(id, 'paid', 'rejected')).status).toBe(409)
})
