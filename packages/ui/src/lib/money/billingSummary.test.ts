import { examples } from '@maktab/contract/examples'
import { expect, test } from 'vitest'
import { getBillingSummary } from './billingSummary.ts'

const { typical, rejected, recorded, empty } = examples.listOwnFees[200]
const bills = examples.listStudentBilling[200]
const hrefs = {
  fee: (id: number) => `#fee-${id}`,
  bill: ({ id }: { id: number }) => `#bill-${id}`,
  request: (id: number) => `#course-${id}`,
}
const nothing = { billing: [], fees: [], needsResubmission: () => false, currency: 'USD', today: '2026-11-22', hrefs }
const summarize = (sources: Partial<Parameters<typeof getBillingSummary>[0]>) =>
  getBillingSummary({ ...nothing, ...sources })

test('getBillingSummary adds up open fees, and those under review apart', () => {
  expect(summarize({ fees: typical.fees })).toMatchObject({
    toPay: [{ currency: 'USD', amount: 90 }],
    underReview: [{ currency: 'USD', amount: 45 }],
    nextDueOn: '2026-11-26',
    first: { href: '#fee-3', amount: 45 },
    openFees: [{ id: 3 }, { id: 4 }],
  })
})

test('getBillingSummary counts discounts and what recorded payments left', () => {
  const [first] = rejected.fees
  expect(summarize({ fees: [first!] })?.toPay).toEqual([{ currency: first!.currency, amount: first!.amount }])
  const [partly] = recorded.fees
  expect(summarize({ fees: [partly!] })?.toPay).toEqual([{ currency: 'USD', amount: 25 }])
})

test('getBillingSummary adds rejected bills that need another receipt, and keeps currencies apart', () => {
  const billing = bills.followed.billing
  const again = billing.find(({ paymentStatus }) => paymentStatus === 'rejected')
  const euros = { ...again!, id: 98, currency: 'EUR', amount: 30 }
  const summary = summarize({ billing: [again!, euros], needsResubmission: () => true })
  expect(summary?.toPay.map(({ currency }) => currency).toSorted()).toEqual(['EUR', again!.currency ?? 'USD'])
  expect(summary?.toPay).toContainEqual({ currency: 'EUR', amount: 30 })
  expect(summarize({ billing: [again!] })?.toPay).toEqual([])
})

test('getBillingSummary puts what is owed already before fees to come', () => {
  const open = typical.fees.filter(({ dueOn }) => dueOn >= nothing.today)
  const again = bills.followed.billing.find(({ paymentStatus }) => paymentStatus === 'rejected')!
  const unpaid = { ...again, amount: 30 }
  const request = { courseId: 8, courseName: 'Qaida', price: 20, teacher: null }
  const first = (sources: Parameters<typeof summarize>[0]) => summarize(sources)?.first?.href
  const needsResubmission = () => true
  expect(first({ fees: open, requests: [request], billing: [unpaid], needsResubmission })).toBe(`#bill-${again.id}`)
  expect(first({ fees: open, requests: [request] })).toBe('#course-8')
  expect(first({ fees: typical.fees, requests: [request] })).toBe('#fee-3')
  expect(summarize({ requests: [request] })?.toPay).toEqual([{ currency: 'USD', amount: 20 }])
})

test('getBillingSummary says nothing without payment statuses', () => {
  expect(summarize({ fees: empty.fees })).toBeUndefined()
  const billing = bills.typical.billing.map(({ paymentStatus: _status, ...bill }) => bill)
  expect(summarize({ billing })).toBeUndefined()
})
