import { expect, test } from 'vitest'
import { type BalancedEntry, calculateBalance, getAmountLeft, getRefundCredit } from './itemBalance.ts'

const course = { kind: 'course', status: 'pending', amount: 4500 } as const
const payment = (amount: number): BalancedEntry => ({ type: 'payment', amount, credit: 0, voided_at: null })
const refund = (amount: number, credit = 0): BalancedEntry => ({ type: 'refund', amount, credit, voided_at: null })
const voided = (entry: BalancedEntry): BalancedEntry => ({ ...entry, voided_at: 1 })

test('an item without entries is paid in full if its status is paid, and not at all otherwise', () => {
  expect(calculateBalance({ ...course, status: 'paid' }, [])).toMatchObject({ paid: 4500, balance: 0 })
  expect(calculateBalance(course, [])).toMatchObject({ paid: 0, balance: 4500 })
})

test('payments of a part leave the rest to pay', () => {
  const balance = calculateBalance(course, [payment(2000), payment(500)])
  expect(balance).toMatchObject({ paid: 2500, refunded: 0, charged: 4500 })
  expect(getAmountLeft(balance)).toBe(2000)
})

test('voided entries don’t count', () => {
  expect(calculateBalance(course, [payment(2000), voided(payment(2500))])).toMatchObject({ paid: 2000, balance: 2500 })
  expect(calculateBalance({ ...course, status: 'paid' }, [voided(payment(4500))])).toMatchObject({ balance: 4500 })
})

test('a refund of a paid item leaves nothing to pay', () => {
  const paid = calculateBalance({ ...course, status: 'paid' }, [payment(4500)])
  const credit = getRefundCredit(paid, 1500)
  expect(credit).toBe(1500)
  expect(calculateBalance({ ...course, status: 'paid' }, [payment(4500), refund(1500, credit)])).toEqual({
    paid: 4500,
    refunded: 1500,
    charged: 4500,
    credit: 1500,
    balance: 0,
  })
})

test('a refund of a partly paid item makes that part due again', () => {
  const before = calculateBalance(course, [payment(2000)])
  expect(getRefundCredit(before, 2000)).toBe(0)
  expect(calculateBalance(course, [payment(2000), refund(2000)])).toMatchObject({ balance: 4500 })
})

test('a refund of more than the school holds in excess lowers the charge by the rest only', () => {
  const before = { paid: 4500, refunded: 0, charged: 2500, credit: 0, balance: -2000 }
  expect(getRefundCredit(before, 1500)).toBe(0)
  expect(getRefundCredit(before, 3000)).toBe(1000)
})

test('a rejected course costs nothing, unless a part of it is paid', () => {
  const rejected = { ...course, status: 'rejected' } as const
  expect(calculateBalance(rejected, [])).toMatchObject({ charged: 0, balance: 0 })
  expect(calculateBalance(rejected, [payment(2000)])).toMatchObject({ charged: 4500, balance: 2500 })
  expect(calculateBalance(rejected, [payment(2000), refund(2000)])).toMatchObject({ charged: 0, balance: 0 })
})

test('a fee with a rejected receipt is still due, a waived one costs what was paid', () => {
  const fee = { kind: 'fee', amount: 4500 } as const
  expect(calculateBalance({ ...fee, status: 'rejected' }, [])).toMatchObject({ balance: 4500 })
  expect(calculateBalance({ ...fee, status: 'waived' }, [payment(2000)])).toMatchObject({ charged: 2000, balance: 0 })
  expect(calculateBalance({ ...fee, status: 'waived' }, [])).toMatchObject({ charged: 0, balance: 0 })
})
