// @module-tag slow
import { expect, test } from 'vitest'
import { toMinorUnits } from './paymentAmounts.ts'
import { calculateDiscountAmount } from './resolveDiscount.ts'
import { addFees, PRICES, YEAR, openPaymentTestSchool, sumAmounts } from '#testing/openPaymentTestSchool.ts'
import type { TestSchool } from '#testing/openTestSchool.ts'
import { createForm, createPictureFile } from '#testing/formData.ts'

/** A monthly course that these students have bought, with two months due each; every fourth student has a discount. */
async function addDueFees(school: TestSchool, students: readonly { id: number }[]) {
  const courseId = await school.course('Monthly')
  const fees = []
  for (const [index, { id }] of students.entries()) {
    const discount = index % 4 === 0 ? 451 : 0
    fees.push(await addFees(school, { studentId: id, courseId, months: ['2026-11', '2026-12'], discount }))
  }
  return fees
}

/** Time for six hundred forms with pictures and as many decisions, on a busy machine. */
const BUSY = 400_000

// proves X105
test(
  '500 concurrent payments, some sent twice, are stored once each, and all sums are exact to the cent',
  async () => {
    const school = await openPaymentTestSchool()
    const { api, database, token, courses, events, listAll } = school
    const students = []
    for (let index = 0; index < 50; index += 1) students.push(await school.student())
    const fees = await addDueFees(school, students)
    const some = { courseId: null, eventId: null, studentId: null, from: null, until: null, mostUses: null, note: null }
    const code = { ...some, id: 0, name: 'Early birds', code: 'EARLY', percentage: 33, amount: null }
    expect((await api('saveDiscount', { token, body: code })).status).toBe(201)
    const receipt = await createPictureFile()
    const isCoded = (payer: number, item: number) => (payer + item) % 3 === 0
    const codeOf = (payer: number, item: number): Record<string, string> =>
      isCoded(payer, item) ? { code: 'early' } : {}
    const sendings = students.flatMap((payer, index) => [
      ...courses.map((id, item) => () => {
        const body = createForm({
          courseID: String(id),
          receipt,
          paymentMethod: 'bank transfer',
          'classTimings[0][from]': '16:00',
          'classTimings[0][to]': '17:00',
          ...codeOf(index, item),
        })
        return api('purchaseCourse', { token: payer.token, body })
      }),
      ...events.slice(0, 3).map((id, item) => () => {
        const body = createForm({ eventID: String(id), receipt, method: 'jazzcash', ...codeOf(index, item) })
        return api('submitEventPayment', { token: payer.token, body })
      }),
      ...(fees[index] ?? []).map((id) => () => {
        const body = createForm({ feeID: String(id), receipt, paymentMethod: 'bank transfer' })
        return api('payFee', { token: payer.token, body })
      }),
    ])
    expect(sendings).toHaveLength(500)
    // All students in parallel, each with one form after the other. Every fifth form is sent twice.
    const pressAll = async (own: typeof sendings) => {
      const responses = []
      for (const [index, send] of own.entries()) {
        responses.push(...(await Promise.all(index % 5 === 0 ? [send(), send()] : [send()])))
      }
      return responses
    }
    const each = sendings.length / students.length
    const responses = (
      await Promise.all(students.map((_, index) => pressAll(sendings.slice(index * each, (index + 1) * each))))
    ).flat()
    expect(responses.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(500)
    expect(responses.filter(({ status }) => status !== 200 && status !== 422)).toEqual([])

    const purchases = await database.selectFrom('purchases').select('id').where('receipt', 'is not', null).execute()
    const members = await database.selectFrom('event_members').select(['student_id', 'event_id']).execute()
    expect([purchases.length, members.length, fees.flat().length]).toEqual([250, 150, 100])
    const fates = ['paid', 'paid', 'rejected', undefined] as const
    const decided = await Promise.all([
      ...purchases.flatMap(({ id }, index) => {
        const paymentStatus = fates[index % fates.length]
        return paymentStatus ? [api('decidePurchase', { token, body: { id, paymentStatus } })] : []
      }),
      ...members.flatMap(({ student_id: studentID, event_id: eventID }, index) => {
        const paymentStatus = fates[index % fates.length]
        return paymentStatus ? [api('updatePaymentStatus', { token, body: { studentID, eventID, paymentStatus } })] : []
      }),
      ...fees.flat().flatMap((id, index) => {
        const paymentStatus = fates[index % fates.length]
        return paymentStatus ? [api('decideFee', { token, body: { id, paymentStatus } })] : []
      }),
    ])
    expect(decided.filter(({ status }) => status !== 200)).toEqual([])

    const payments = await listAll(77)
    expect(payments).toHaveLength(500)
    expect(new Set(payments.map(({ kind, id }) => `${kind} ${id}`)).size).toBe(500)
    expect(new Set(payments.map(({ reference }) => reference)).size).toBe(500)
    const coins = PRICES.map((price) => Math.round(price * 100))
    const ofItems = students.flatMap((_, index) =>
      [...coins.entries(), ...coins.slice(0, 3).entries()].map(
        ([item, price]) =>
          price - (isCoded(index, item) ? calculateDiscountAmount(price, { percentage: 33, amount: null }, 1) : 0),
      ),
    )
    const ofMonths = students.flatMap((_, index) => (index % 4 === 0 ? [4049, 4049] : [4500, 4500]))
    const expected = sumAmounts([...ofItems, ...ofMonths])
    expect(sumAmounts(payments.map(({ amount }) => toMinorUnits(amount, 'USD')))).toBe(expected)

    const paid = payments.filter(({ status }) => status === 'paid')
    const paidSum = sumAmounts(paid.map(({ amount }) => toMinorUnits(amount, 'USD')))
    const { body: income } = await api('getIncome', { token, query: YEAR })
    expect(income.total).toEqual({ count: paid.length, amount: Number(paidSum) })
    for (const part of [income.months, income.items, income.methods]) {
      expect(sumAmounts(part.map(({ amount }) => amount))).toBe(paidSum)
      expect(sumAmounts(part.map(({ count }) => count))).toBe(BigInt(paid.length))
    }
    expect(income.others).toEqual([])

    const lines = []
    for (const { id } of students) {
      const { body } = await api('getStatement', { token, query: { ...YEAR, studentId: String(id) } })
      lines.push(...body.statement.lines.map((line) => ({ ...line, studentId: id })))
      // A month is due until a receipt for it is approved.
      const isDue = ({ status, kind }: (typeof payments)[number]) =>
        status === 'pending' || (kind === 'fee' && status === 'rejected')
      const duePayments = payments.filter((one) => one.studentId === id && isDue(one))
      const balance = body.statement.closing.map(({ amount }) => toMinorUnits(amount, 'USD'))
      expect(sumAmounts(balance)).toBe(sumAmounts(duePayments.map(({ amount }) => toMinorUnits(amount, 'USD'))))
    }
    const received = lines.filter(({ what }) => what === 'payment').map(({ amount }) => toMinorUnits(amount, 'USD'))
    expect([received.length, sumAmounts(received)]).toEqual([paid.length, paidSum])
    const figures = (await api('getSchoolFigures', { token })).body.months.at(-1)
    expect(BigInt((figures?.courseIncome ?? 0) + (figures?.eventIncome ?? 0))).toBe(paidSum)
  },
  BUSY,
)
