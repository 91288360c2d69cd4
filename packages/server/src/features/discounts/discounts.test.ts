import { expect, test } from 'vitest'
import { openDiscountTestSchool as openSchool } from '#testing/openPaymentTestSchool.ts'
import { createPictureFile } from '#testing/formData.ts'

const HOUR = 3_600_000
// proves X94
test('a scholarship is created, used, shown on bills, edited and ended, each with a decision', async () => {
  const { api, token, student, saveDiscount, list, end, terms, pay, courseId, advanceClock, now } = await openSchool()
  const zaynab = await student()
  const omar = await student()
  const half = { name: 'Scholarship', studentId: zaynab.id, percentage: 50, note: 'Until they are settled' }
  expect(await saveDiscount(half)).toMatchObject({ status: 201, body: { message: 'Discount created successfully' } })
  expect((await api('listOwnDiscounts', { token: zaynab.token })).body.discounts).toEqual([
    { name: 'Scholarship', courseId: null, eventId: null, percentage: 50, amount: null },
  ])
  expect((await api('listOwnDiscounts', { token: omar.token })).body.discounts).toEqual([])
  expect((await terms(zaynab.token)).body.terms).toMatchObject({
    price: 45,
    discount: 22.5,
    amount: 22.5,
    discountName: 'Scholarship',
  })
  expect((await terms(omar.token)).body.terms).toMatchObject({ discount: 0, amount: 45, discountName: null })
  expect((await pay(zaynab.token)).status).toBe(200)

  const due = { amount: 22.5, discount: 22.5, discountName: 'Scholarship' }
  const [bill] = (await api('listStudentBilling', { token: zaynab.token })).body.billing
  expect(bill).toMatchObject({ ...due, currency: 'USD', course: { price: 45 } })
  const details = await api('listStudentBillingDetails', { token, params: { id: zaynab.id } })
  expect(details.body.data).toMatchObject([{ ...due, currency: 'USD' }])
  const pending = (await api('listWaiting', { token })).body.items.find(({ kind }) => kind === 'coursePayment')
  expect(pending).toMatchObject({ ...due, price: 45 })

  const [listed] = await list()
  expect(listed).toMatchObject({ uses: 1, student: { id: zaynab.id }, note: 'Until they are settled', version: 1 })
  const id = listed?.id ?? 0
  const changed = { ...half, id, name: 'Whole scholarship', percentage: 100, courseId, version: 1 }
  expect((await saveDiscount(changed)).body).toEqual({ message: 'Discount updated successfully' })
  expect((await saveDiscount(changed)).status).toBe(409)
  // An existing payment keeps its discount.
  expect((await api('listStudentBilling', { token: zaynab.token })).body.billing).toMatchObject([due])
  advanceClock(HOUR)
  expect((await end(id)).body).toEqual({ message: 'Discount ended' })
  expect(await list()).toMatchObject([{ id, uses: 1, endedAt: new Date(now()).toISOString() }])
  expect((await end(id)).status).toBe(409)
  expect((await saveDiscount({ ...changed, version: 3 })).status).toBe(409)
  expect((await end(999)).status).toBe(404)
  expect((await saveDiscount({ ...changed, id: 999 })).status).toBe(404)
  expect((await api('listOwnDiscounts', { token: zaynab.token })).body.discounts).toEqual([])
  const acts = await api('listActs', { token, query: { recordKind: 'student', recordId: String(zaynab.id) } })
  expect(acts.body.acts.map(({ kind, what }) => [kind, what])).toEqual([
    ['endDiscount', 'Whole scholarship (100%)'],
    ['changeDiscount', 'Whole scholarship (100%)'],
    ['giveDiscount', 'Scholarship (50%)'],
  ])
})

// proves X95
test('the larger of own discount and typed code applies, and never exceeds the price', async () => {
  const { api, student, saveDiscount, terms } = await openSchool()
  const { id, token } = await student()
  await saveDiscount({ name: 'Scholarship', studentId: id, percentage: 20 })
  await saveDiscount({ name: 'Small', code: 'SMALL', amount: 5 })
  await saveDiscount({ name: 'Large', code: 'large one', amount: 999 })
  const quote = async (code?: string) => {
    const { discount, discountName, amount } = (await terms(token, code === undefined ? {} : { code })).body.terms
    return [discountName, discount, amount]
  }
  expect(await quote()).toEqual(['Scholarship', 9, 36])
  expect(await quote('SMALL')).toEqual(['Scholarship', 9, 36])
  expect(await quote('Large One')).toEqual(['Large', 45, 0])
  const school = (await api('getSettings')).body.settings
  expect(school.currency).toBe('USD')
})

// proves X94
test('nothing has to be sent when nothing is due: a course is enrolled at once, an event can be joined', async () => {
  const { api, database, student, saveDiscount, buy, payEvent, terms, eventId, token } = await openSchool()
  const zaynab = await student()
  await saveDiscount({ name: 'Free', code: 'FREE', percentage: 100 })
  const rejected = await buy(zaynab.token)
  expect([rejected.status, rejected.body.error]).toEqual([422, { receipt: ['Receipt is required'] }])
  expect((await buy(zaynab.token, { code: 'free' })).body).toEqual({
    message: 'You’re enrolled in this course.',
    reference: null,
  })
  expect((await api('listEnrolledCourses', { token: zaynab.token })).body.courses).toHaveLength(1)
  expect((await terms(zaynab.token, { kind: 'event', code: 'FREE' })).body.terms).toMatchObject({
    price: 10,
    amount: 0,
  })
  expect((await payEvent(zaynab.token)).body.error).toEqual({
    receipt: ['Please select a payment method and upload a receipt.'],
  })
  expect((await payEvent(zaynab.token, { code: 'FREE' })).body).toEqual({
    message: 'There’s nothing to pay. You can join this event now.',
    reference: null,
  })
  const params = { eventId, studentId: zaynab.id }
  expect((await api('toggleEventMembership', { token: zaynab.token, params })).status).toBe(200)
  expect((await api('listStudentBilling', { token: zaynab.token })).body.billing).toEqual([])
  const pending = (await api('listWaiting', { token })).body.counts
  expect([pending.coursePayment, pending.eventPayment]).toEqual([0, 0])
  const billed = (await api('getEventBilling', { token, params })).body.billingDetails
  expect(billed).toMatchObject({ paymentStatus: 'paid', amount: 0, discount: 10, discountName: 'Free', receipt: null })
  const receipts = await database.selectFrom('receipts').select('id').execute()
  expect(receipts).toEqual([])
})

// proves X94
test('a discount without a value, with two values or for something unknown is rejected at its field', async () => {
  const { saveDiscount, courseId, eventId, end, list } = await openSchool()
  const wrong = async (discount: Parameters<typeof saveDiscount>[0], error: Record<string, string[]>) => {
    const { status, body } = await saveDiscount({ code: 'C', percentage: 5, ...discount })
    expect([status, body.error]).toEqual([422, error])
  }
  const HOW_MUCH = ['Enter either a percentage or an amount.']
  await wrong({ percentage: null }, { percentage: HOW_MUCH })
  await wrong({ amount: 5 }, { percentage: HOW_MUCH })
  await wrong({ percentage: null, amount: 0.001 }, { amount: ['Enter an amount with at most 2 decimal places.'] })
  await wrong({ code: null }, { code: ['Choose a student or enter a code.'] })
  await wrong({ courseId, eventId }, { eventId: ['Choose one course, one event, or all.'] })
  await wrong({ from: '2026-12-02', until: '2026-12-01' }, { until: ['The last day can’t be before the first day.'] })
  await wrong({ from: '2026-02-30' }, { from: ['That date doesn’t exist.'] })
  await wrong({ studentId: 9 }, { studentId: ['This student no longer exists.'] })
  await wrong({ courseId: 9 }, { courseId: ['This course no longer exists.'] })
  await wrong({ eventId: 9 }, { eventId: ['This event no longer exists.'] })
  expect((await saveDiscount({ code: 'C', percentage: 101 })).status).toBe(422)
  expect((await saveDiscount({ code: 'C', percentage: 5 })).status).toBe(201)
  await wrong({ code: 'c' }, { code: ['This code is already in use.'] })
  expect((await end(1)).body).toEqual({ message: 'Discount deleted' })
  expect(await list()).toEqual([])
})

// proves X94
test('erasing a student removes them from their discounts, and no one can use these any more', async () => {
  const { api, database, student, saveDiscount, pay, list, token } = await openSchool()
  const zaynab = await student()
  await database.updateTable('accounts').set({ name: 'Zaynab Malik' }).where('id', '=', zaynab.accountId).execute()
  const note = 'Zaynab’s father asked'
  await saveDiscount({ name: 'For Zaynab', code: 'ZAYNAB', studentId: zaynab.id, percentage: 50, note })
  await saveDiscount({ name: 'Zaynab', studentId: zaynab.id, percentage: 60, note })
  await pay(zaynab.token)
  expect((await api('eraseStudent', { token, params: { id: zaynab.id } })).status).toBe(200)
  const remaining = await list()
  expect(remaining).toHaveLength(2)
  expect(remaining.every(({ endedAt, note: kept, code }) => endedAt !== null && kept === null && code === null)).toBe(
    true,
  )
  for (const table of ['discounts', 'purchases', 'acts'] as const) {
    expect(JSON.stringify(await database.selectFrom(table).selectAll().execute())).not.toMatch(/zaynab/i)
  }
})

// proves X94
test('a discount used up by an event payment still applies to that payment', async () => {
  const { api, student, saveDiscount, terms, payEvent, eventId } = await openSchool()
  const zaynab = await student()
  const more = { studentId: zaynab.id, percentage: 50, mostUses: 1 }
  await saveDiscount({ name: 'Recital', eventId, ...more })
  await saveDiscount({ name: 'Anything', ...more, percentage: 10 })
  await saveDiscount({ name: 'Next year', ...more, from: '2027-01-01' })
  const own = async () => {
    const { discounts } = (await api('listOwnDiscounts', { token: zaynab.token })).body
    return discounts.map(({ name }) => name)
  }
  expect(await own()).toEqual(['Recital', 'Anything'])
  expect((await payEvent(zaynab.token, {}, await createPictureFile())).status).toBe(200)
  expect(await own()).toEqual(['Recital', 'Anything'])
  expect((await terms(zaynab.token, { kind: 'event' })).body.terms.discountName).toBe('Recital')
})
