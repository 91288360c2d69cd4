import fc from 'fast-check'
import { expect, test } from 'vitest'
import { minorDigits } from '../minorDigits.ts'
import { toMinor } from '../money/minorUnits.ts'
import { type TestSchool, openTestSchool } from '../testing/openTestSchool.ts'
import { form, picture } from '../testing/picture.ts'
import { setZone } from '../testing/setZone.ts'

const YEAR = { from: '2026-01-01', until: '2026-12-31' }
/** Those that are no sum of halves, quarters and so on, and that floats get wrong. */
const PRICES = [0.1, 0.2, 19.99, 33.33, 1234.57]

/** All pages of the payments of a period, `limit` at a time. */
async function listAll({ ask }: TestSchool, token: string, limit: number) {
  const payments = []
  for (let next: string | null | undefined; next !== null;) {
    const query = { ...YEAR, limit: String(limit), ...(next !== undefined && { after: next }) }
    const { status, body } = await ask('listPayments', { token, query })
    expect(status).toBe(200)
    expect(body.payments.length).toBeLessThanOrEqual(limit)
    payments.push(...body.payments)
    next = body.next
  }
  return payments
}

const sumOf = (amounts: readonly number[]) => amounts.map(BigInt).reduce((sum, amount) => sum + amount, 0n)

async function offer({ database, course }: TestSchool) {
  const [courses, events] = [[] as number[], [] as number[]]
  for (const price of PRICES) {
    const id = await course(`Course for ${price}`)
    await database.updateTable('courses').set({ price }).where('id', '=', id).execute()
    courses.push(id)
    const event = { title: `Event for ${price}`, description: '', price, time: '2026-12-05T18:30', link: null }
    const made = database.insertInto('events').values({ ...event, archived_at: null })
    events.push((await made.returning('id').executeTakeFirstOrThrow()).id)
  }
  return { courses, events }
}

/** Six hundred forms with pictures and as many decisions, on a machine that does something else as well. */
const BUSY = 400_000

// proves X105
test(
  '500 payments at once, some sent twice: each is there once, and all sums are right to the cent',
  async () => {
    const school = await openTestSchool()
    const { ask, database } = school
    const { token } = await school.admin()
    const { courses, events } = await offer(school)
    const students = []
    for (let index = 0; index < 50; index += 1) students.push(await school.student())
    const receipt = await picture()
    const sendings = students.flatMap((payer) => [
      ...courses.map((id) => () => {
        const body = form({
          courseID: String(id),
          receipt,
          paymentMethod: 'bank transfer',
          'classTimings[0][from]': '16:00',
          'classTimings[0][to]': '17:00',
        })
        return ask('purchaseCourse', { token: payer.token, body })
      }),
      ...events.map((id) => () => {
        const body = form({ eventID: String(id), receipt, method: 'jazzcash' })
        return ask('submitEventPayment', { token: payer.token, body })
      }),
    ])
    expect(sendings).toHaveLength(500)
    // Every fifth is pressed twice.
    const presses = sendings.flatMap((send, index) => (index % 5 === 0 ? [send, send] : [send]))
    const answers = await Promise.all(presses.map((press) => press()))
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(500)
    expect(answers.filter(({ status }) => status !== 200 && status !== 422)).toEqual([])

    const purchases = await database.selectFrom('purchases').select(['id']).execute()
    const members = await database.selectFrom('event_members').select(['student_id', 'event_id']).execute()
    expect([purchases.length, members.length]).toEqual([250, 250])
    const fates = ['paid', 'paid', 'rejected', undefined] as const
    const decided = await Promise.all([
      ...purchases.flatMap(({ id }, index) => {
        const paymentStatus = fates[index % fates.length]
        return paymentStatus ? [ask('decidePurchase', { token, body: { id, paymentStatus } })] : []
      }),
      ...members.flatMap(({ student_id: studentID, event_id: eventID }, index) => {
        const paymentStatus = fates[index % fates.length]
        return paymentStatus ? [ask('updatePaymentStatus', { token, body: { studentID, eventID, paymentStatus } })] : []
      }),
    ])
    expect(decided.filter(({ status }) => status !== 200)).toEqual([])

    const payments = await listAll(school, token, 77)
    expect(payments).toHaveLength(500)
    expect(new Set(payments.map(({ kind, id }) => `${kind} ${id}`)).size).toBe(500)
    expect(new Set(payments.map(({ reference }) => reference)).size).toBe(500)
    const expected = students.length * PRICES.reduce((sum, price) => sum + Math.round(price * 100), 0) * 2
    expect(sumOf(payments.map(({ amount }) => toMinor(amount, 'USD')))).toBe(BigInt(expected))

    const paid = payments.filter(({ status }) => status === 'paid')
    const paidSum = sumOf(paid.map(({ amount }) => toMinor(amount, 'USD')))
    const { body: income } = await ask('getIncome', { token, query: YEAR })
    expect(income.total).toEqual({ count: paid.length, amount: Number(paidSum) })
    for (const part of [income.months, income.items, income.methods]) {
      expect(sumOf(part.map(({ amount }) => amount))).toBe(paidSum)
      expect(sumOf(part.map(({ count }) => count))).toBe(BigInt(paid.length))
    }
    expect(income.others).toEqual([])

    const lines = []
    for (const { id } of students) {
      const { body } = await ask('getStatement', { token, query: { ...YEAR, studentId: String(id) } })
      lines.push(...body.statement.lines.map((line) => ({ ...line, studentId: id })))
      const owed = payments.filter(({ studentId, status }) => studentId === id && status === 'pending')
      const balance = body.statement.closing.map(({ amount }) => toMinor(amount, 'USD'))
      expect(sumOf(balance)).toBe(sumOf(owed.map(({ amount }) => toMinor(amount, 'USD'))))
    }
    const received = lines.filter(({ what }) => what === 'payment').map(({ amount }) => toMinor(amount, 'USD'))
    expect([received.length, sumOf(received)]).toEqual([paid.length, paidSum])
    const figures = (await ask('getSchoolFigures', { token })).body.months.at(-1)
    expect(BigInt((figures?.courseIncome ?? 0) + (figures?.eventIncome ?? 0))).toBe(paidSum)
  },
  BUSY,
)

const payment = fc.record({
  amount: fc.integer({ min: 1, max: 100_000_000_000 }),
  discount: fc.integer({ min: 0, max: 1_000_000 }),
  currency: fc.constantFrom('USD', 'USD', 'USD', 'PKR', 'KWD'),
  status: fc.constantFrom('paid' as const, 'paid' as const, 'pending' as const, 'rejected' as const),
  at: fc.integer({ min: Date.UTC(2025, 11, 30), max: Date.UTC(2027, 0, 2) }),
})
const PAYERS = 100
const payments = fc.array(payment, { minLength: PAYERS * PRICES.length * 2, maxLength: PAYERS * PRICES.length * 2 })

// proves X103, X105
test('whatever thousands of payments amount to, the database adds them up to the last coin, month by month', async () => {
  const school = await openTestSchool()
  const { ask, database } = school
  await setZone(database, 'Asia/Karachi')
  const { token } = await school.admin()
  const { courses, events } = await offer(school)
  const students: number[] = []
  for (let index = 0; index < PAYERS; index += 1) students.push((await school.student()).id)
  const month = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Karachi', year: 'numeric', month: '2-digit' })
  const keep = async (
    drawn: { at: number; amount: number; currency: string; status: 'paid' | 'pending' | 'rejected' }[],
  ) => {
    await database.deleteFrom('purchases').execute()
    await database.deleteFrom('event_members').execute()
    const rows = drawn.map((one, index) => {
      const item = Math.floor(index / PAYERS)
      const [kind, id] = item < courses.length ? ['course', courses[item]!] : ['event', events[item - courses.length]!]
      return {
        ...one,
        kind,
        id,
        student_id: students[index % PAYERS]!,
        method: `Method ${index % 4}`,
        month: month.format(one.at),
      }
    })
    for (const { kind, id, status, at, month: _, ...row } of rows) {
      const kept = { ...row, receipt: 'r.jpg', price: null, decided_at: at }
      if (kind === 'course') {
        await database
          .insertInto('purchases')
          .values({ ...kept, course_id: id, status, created_at: at })
          .execute()
      } else {
        const place = { event_id: id, payment_status: status, is_member: 0 as const, sent_at: at, toggled_at: at }
        await database
          .insertInto('event_members')
          .values({ ...kept, ...place })
          .execute()
      }
    }
    return rows
  }
  const property = fc.asyncProperty(payments, async (drawn) => {
    const rows = await keep(drawn)
    const { body: income } = await ask('getIncome', { token, query: YEAR })
    const inYear = rows.filter(({ status, month: of }) => status === 'paid' && of.startsWith('2026'))
    const sumWhere = (currency: string, fits: (one: (typeof rows)[number]) => boolean) =>
      Number(sumOf(inYear.filter((one) => one.currency === currency && fits(one)).map(({ amount }) => amount)))
    expect(income.total.amount).toBe(sumWhere('USD', () => true))
    expect(income.months).toHaveLength(12)
    for (const { month: of, amount } of income.months) expect(amount).toBe(sumWhere('USD', (one) => one.month === of))
    for (const { method, amount } of income.methods) {
      expect(amount).toBe(sumWhere('USD', (one) => one.method === method))
    }
    for (const { kind, id, amount } of income.items) {
      expect(amount).toBe(sumWhere('USD', (one) => one.kind === kind && one.id === id))
    }
    for (const { currency, amount, minorDigits: digits } of income.others) {
      expect([amount, digits]).toEqual([sumWhere(currency, () => true), minorDigits(currency)])
    }
    const listed = await listAll(school, token, 300)
    expect(listed.map(({ sentAt }) => sentAt)).toEqual(listed.map(({ sentAt }) => sentAt).toSorted())
    expect(new Set(listed.map(({ kind, id }) => `${kind} ${id}`)).size).toBe(
      rows.filter(({ month: of }) => of.startsWith('2026')).length,
    )
    for (const { price, discount, amount, currency } of listed) {
      expect(toMinor(price, currency) - toMinor(discount, currency)).toBe(toMinor(amount, currency))
    }
  })
  // One that is smaller says no more: thousands of payments take their time.
  await fc.assert(property, { numRuns: 3, endOnFailure: true })
})

test('a period is one of days that there are, in their order, and of ten years at most', async () => {
  const { ask, admin } = await openTestSchool()
  const { token } = await admin()
  for (const call of ['getIncome', 'listPayments'] as const) {
    const refused = async (from: string, until: string) => {
      const { status, body } = await ask(call, { token, query: { from, until } })
      return status === 422 ? body.error : status
    }
    expect(await refused('2026-02-01', '2026-01-31')).toEqual({ until: ['The period ends before it begins.'] })
    expect(await refused('2016-01-01', '2026-12-31')).toEqual({ until: ['A period has ten years at most.'] })
    expect(await refused('2026-02-30', '2026-12-31')).toEqual({ from: ['There is no such day.'] })
  }
  expect(
    (await ask('getIncome', { token, query: { from: '2017-01-01', until: '2026-12-31' } })).body.months,
  ).toHaveLength(120)
})
