// @module-tag slow
import type { PayableItem } from '@maktab/contract/schema'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { openRecordingTestSchool, TODAY } from '#testing/openRecordingTestSchool.ts'

type School = Awaited<ReturnType<typeof openRecordingTestSchool>>
type Item = { kind: 'fee'; id: number } | { kind: 'course' | 'event'; itemId: number }

/** One step of the office: money in, money back, a mistake undone, or a receipt approved. */
const step = fc.record({
  action: fc.constantFrom('pay' as const, 'pay' as const, 'refund' as const, 'void' as const, 'waive' as const),
  item: fc.nat({ max: 5 }),
  /** Share of what is possible, in thousandths. */
  share: fc.integer({ min: 1, max: 1000 }),
  daysAgo: fc.nat({ max: 60 }),
})
const SEQUENCES = 12
const STEPS = 25

const toCents = (amount: number) => Math.round(amount * 100)

function dayBefore(days: number): string {
  return new Date(Date.parse(`${TODAY}T12:00:00Z`) - days * 86_400_000).toISOString().slice(0, TODAY.length)
}

/** What the bills of the student say: the amounts still due, and what came in and went back. */
async function readBills({ api, token, student, eventId, readPurchases }: School) {
  const { fees } = (await api('listFees', { token, query: { studentId: String(student.id) } })).body
  const params = { eventId, studentId: student.id }
  const { billingDetails } = (await api('getEventBilling', { token, params })).body
  const bills = [...(await readPurchases()), ...fees, ...(billingDetails ? [billingDetails] : [])]
  const recorded = bills.flatMap(({ payments }) => (payments ? [payments] : []))
  const sumOf = (pick: (payments: (typeof recorded)[number]) => number) =>
    recorded.reduce((sum, payments) => sum + toCents(pick(payments)), 0)
  const untouched = fees
    .filter(({ payments, status }) => !payments && status !== 'waived' && status !== 'paid')
    .reduce((sum, { amount }) => sum + toCents(amount), 0)
  return {
    left: sumOf(({ left }) => left) + untouched,
    paid: sumOf(({ paid }) => paid),
    refunded: sumOf(({ refunded }) => refunded),
  }
}

function isSame({ kind, id, itemId }: PayableItem, item: Item): boolean {
  return kind === item.kind && (item.kind === 'fee' ? id === item.id : itemId === item.itemId)
}

/** The record of an item; one that doesn’t exist without. */
async function findRecord({ api, token, student, readPurchases }: School, item: Item): Promise<number> {
  if (item.kind === 'fee') return item.id
  if (item.kind === 'course')
    return (await readPurchases()).find(({ courseId }) => courseId === item.itemId)?.id ?? MISSING
  const params = { eventId: item.itemId, studentId: student.id }
  return (await api('getEventBilling', { token, params })).body.billingDetails?.id ?? MISSING
}

const MISSING = 999_999

// proves X232
test('after any payments, refunds and voids, statement, income, list and bills agree to the cent', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: STEPS, maxLength: STEPS }), async (steps) => {
      const school = await openRecordingTestSchool()
      const { api, token, student, courseId, eventId, record, refund, cancel, readIncome, readStatement } = school
      const fees = await school.addDueFees(['2026-10', '2026-11', '2026-12'])
      const letters = await school.course('Letters')
      const items: Item[] = [
        ...fees.map((id) => ({ kind: 'fee' as const, id })),
        { kind: 'course', itemId: letters },
        { kind: 'course', itemId: courseId },
        { kind: 'event', itemId: eventId },
      ]
      const entries: number[] = []
      for (const { action, item, share, daysAgo } of steps) {
        const chosen = items[item]!
        const date = dayBefore(daysAgo)
        const part = (amount: number) => Math.max(1, Math.floor((toCents(amount) * share) / 1000)) / 100
        if (action === 'pay') {
          const open = (await school.readPayable()).find((payable) => isSame(payable, chosen))
          if (!open) continue
          const about = open.id === null ? { studentId: student.id, itemId: open.itemId } : { id: open.id }
          const { status, body } = await record({ kind: open.kind, ...about, amount: part(open.left), date })
          if (status !== 200) throw new Error(`recordPayment answered ${status}`)
          entries.push(body.id)
        } else if (action === 'refund') {
          const id = await findRecord(school, chosen)
          const { status, body } = await refund({ kind: chosen.kind, id, amount: part(45), date })
          if (status === 200) entries.push(body.id)
        } else if (action === 'void') {
          const id = entries[share % Math.max(1, entries.length)]
          if (id !== undefined) await cancel(id)
        } else if (chosen.kind === 'fee') {
          await api('decideFee', { token, body: { id: chosen.id, paymentStatus: 'waived' } })
        }
      }
      const [income, { lines, closing }, bills] = [await readIncome(), await readStatement(), await readBills(school)]
      const sumLines = (what: string) =>
        lines.reduce((sum, line) => (line.what === what ? sum + toCents(line.amount) : sum), 0)
      expect([sumLines('payment'), sumLines('refund')]).toEqual([income.total.amount, income.refunds?.amount])
      expect([bills.paid, bills.refunded]).toEqual([income.total.amount, income.refunds?.amount])
      expect(closing.reduce((sum, { amount }) => sum + toCents(amount), 0)).toBe(bills.left)
      const query = { from: '2020-01-01', until: TODAY, isCounted: 'true' }
      const { payments } = (await api('listPayments', { token, query })).body
      const listed = payments.reduce((sum, { amount, type }) => sum + toCents(type === 'refund' ? -amount : amount), 0)
      const net = income.total.amount - (income.refunds?.amount ?? 0)
      expect(listed).toBe(net)
      const months = income.months.reduce((sum, month) => sum + month.amount - (month.refunds ?? 0), 0)
      const byMethod = income.methods.reduce((sum, { amount }) => sum + amount, 0)
      const byItem = income.items.reduce((sum, { amount }) => sum + amount, 0)
      expect([months, byMethod, byItem]).toEqual([net, income.total.amount, income.total.amount])
    }),
    { numRuns: SEQUENCES },
  )
})

// proves X233
test('the filters of the list give the payments behind each number of the income', async () => {
  const school = await openRecordingTestSchool()
  const { api, token, newCourse, eventId, student, record, refund, readIncome, readPurchases } = school
  await record({ ...newCourse, amount: 20, date: '2026-10-15' })
  await record({ ...newCourse, amount: 25, method: 'bank transfer' })
  await record({ kind: 'event', studentId: student.id, itemId: eventId, amount: 10 })
  await refund({ kind: 'course', id: (await readPurchases())[0]?.id, amount: 5 })
  const sum = async (query: Record<string, string>) => {
    const all = { from: '2026-01-01', until: TODAY, isCounted: 'true', ...query }
    const { payments } = (await api('listPayments', { token, query: all })).body
    return payments.reduce((total, { amount, type }) => total + toCents(type === 'refund' ? -amount : amount), 0)
  }
  const { items, methods, months, refunds } = await readIncome()
  for (const { kind, id, amount } of items)
    expect(await sum({ itemKind: kind, itemId: String(id), type: 'payment' })).toBe(amount)
  for (const { method, amount } of methods) expect(await sum({ method: method ?? '', type: 'payment' })).toBe(amount)
  for (const { month, amount, refunds: back = 0 } of months.filter((one) => one.amount > 0)) {
    const until = month === '2026-11' ? TODAY : `${month}-31`
    expect(await sum({ from: `${month}-01`, until })).toBe(amount - back)
  }
  expect(await sum({ type: 'refund' })).toBe(-(refunds?.amount ?? 0))
})
