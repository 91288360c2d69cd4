import fc from 'fast-check'
import { expect, test } from 'vitest'
import { getMinorUnitDigits } from '#lib/currency.ts'
import { toMinorUnits } from './paymentAmounts.ts'
import { PRICES, YEAR, openPaymentTestSchool, sumAmounts } from '#testing/openPaymentTestSchool.ts'
import { setTimeZone } from '#testing/changeSettings.ts'

const payment = fc.record({
  amount: fc.integer({ min: 1, max: 100_000_000_000 }),
  discount: fc.integer({ min: 0, max: 1_000_000 }),
  currency: fc.constantFrom('USD', 'USD', 'USD', 'PKR', 'KWD'),
  status: fc.constantFrom('paid' as const, 'paid' as const, 'pending' as const, 'rejected' as const),
  at: fc.integer({ min: Date.UTC(2025, 11, 30), max: Date.UTC(2027, 0, 2) }),
})
const PAYERS = 100
/** Payments per payer: each course, each event, and two months of another course. */
const DRAWN = PAYERS * (PRICES.length * 2 + 2)
const payments = fc.array(payment, { minLength: DRAWN, maxLength: DRAWN })

// proves X103, X105
test('the income of thousands of payments is exact to the last coin, month by month', async () => {
  const school = await openPaymentTestSchool()
  const { api, database, token, courses, events, listAll } = school
  await setTimeZone(database, 'Asia/Karachi')
  const students: number[] = []
  for (let index = 0; index < PAYERS; index += 1) students.push((await school.student()).id)
  const monthly = await school.course('Monthly')
  const items = [
    ...courses.map((id) => ['course', id] as const),
    ...events.map((id) => ['event', id] as const),
    ...['2026-01', '2026-02'].map((paidFor) => ['fee', monthly, paidFor] as const),
  ]
  const month = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Karachi', year: 'numeric', month: '2-digit' })
  const store = async (
    drawn: {
      at: number
      amount: number
      discount: number
      currency: string
      status: 'paid' | 'pending' | 'rejected'
    }[],
  ) => {
    await database.deleteFrom('fees').execute()
    await database.deleteFrom('purchases').execute()
    await database.deleteFrom('event_members').execute()
    const bought = { course_id: monthly, status: 'paid', pricing: 'monthly', created_at: 0, decided_at: 0 } as const
    const monthlies = await database
      .insertInto('purchases')
      .values(students.map((student_id) => ({ ...bought, student_id, price: 45 })))
      .returning(['id', 'student_id'])
      .execute()
    const purchaseOf = new Map(monthlies.map(({ id, student_id }) => [student_id, id]))
    const rows = drawn.map((one, index) => {
      const [kind, id, paidFor = ''] = items[Math.floor(index / PAYERS)]!
      return {
        ...one,
        kind,
        id,
        paidFor,
        student_id: students[index % PAYERS]!,
        method: `Method ${index % 4}`,
        month: month.format(one.at),
      }
    })
    for (const { kind, id, status, at, month: _, paidFor, ...row } of rows) {
      const stored = { ...row, receipt: 'r.jpg', price: null, decided_at: at }
      if (kind === 'fee') {
        const purchase_id = purchaseOf.get(row.student_id)!
        const query = {
          purchase_id,
          course_id: id,
          month: paidFor,
          due_on: `${paidFor}-21`,
          created_at: 0,
          sent_at: at,
        }
        const reference = `F-${row.student_id}-${paidFor}`
        await database
          .insertInto('fees')
          .values({ ...stored, ...query, reference, status, price: row.amount + row.discount })
          .execute()
      } else if (kind === 'course') {
        await database
          .insertInto('purchases')
          .values({ ...stored, course_id: id, status, created_at: at })
          .execute()
      } else {
        const place = { event_id: id, payment_status: status, is_member: 0 as const, sent_at: at, toggled_at: at }
        await database
          .insertInto('event_members')
          .values({ ...stored, ...place })
          .execute()
      }
    }
    return rows
  }
  const property = fc.asyncProperty(payments, async (drawn) => {
    const rows = await store(drawn)
    const { body: income } = await api('getIncome', { token, query: YEAR })
    const inYear = rows.filter(({ status, month: of }) => status === 'paid' && of.startsWith('2026'))
    const sumWhere = (currency: string, fits: (one: (typeof rows)[number]) => boolean) =>
      Number(sumAmounts(inYear.filter((one) => one.currency === currency && fits(one)).map(({ amount }) => amount)))
    expect(income.total.amount).toBe(sumWhere('USD', () => true))
    expect(income.months).toHaveLength(12)
    for (const { month: of, amount } of income.months) expect(amount).toBe(sumWhere('USD', (one) => one.month === of))
    for (const { method, amount } of income.methods) {
      expect(amount).toBe(sumWhere('USD', (one) => one.method === method))
    }
    for (const { kind, id, amount } of income.items) {
      expect(amount).toBe(sumWhere('USD', (one) => (one.kind === 'event') === (kind === 'event') && one.id === id))
    }
    for (const { currency, amount, minorDigits: digits } of income.others) {
      expect([amount, digits]).toEqual([sumWhere(currency, () => true), getMinorUnitDigits(currency)])
    }
    const listed = await listAll(300)
    expect(listed.map(({ sentAt }) => sentAt)).toEqual(listed.map(({ sentAt }) => sentAt).toSorted())
    expect(new Set(listed.map(({ kind, id }) => `${kind} ${id}`)).size).toBe(
      rows.filter(({ month: of }) => of.startsWith('2026')).length,
    )
    for (const { price, discount, amount, currency } of listed) {
      expect(toMinorUnits(price, currency) - toMinorUnits(discount, currency)).toBe(toMinorUnits(amount, currency))
    }
  })
  // Shrinking isn't worth it: it would run thousands of payments many times.
  await fc.assert(property, { numRuns: 3, endOnFailure: true })
})
