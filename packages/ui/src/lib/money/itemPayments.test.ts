import { examples } from '@maktab/contract/examples'
import { expect, test } from 'vitest'
import {
  getAmountHeld,
  getFeeAmountLeft,
  getPayableKey,
  isPartlyPaid,
  isVoidable,
  toPayableFee,
} from './itemPayments.ts'

const { family, settled, typical } = examples.listFees[200]
const [partlyPaid] = family.fees
const [inCash, refunded] = settled.fees

test('isPartlyPaid is true only while a part is paid and a part is left', () => {
  expect([partlyPaid, inCash, refunded].map((fee) => isPartlyPaid(fee?.payments))).toEqual([true, false, false])
  expect(isPartlyPaid(undefined)).toBe(false)
})

test('getAmountHeld subtracts refunds without rounding errors', () => {
  expect(getAmountHeld(refunded!.payments)).toBe(30)
  expect(getAmountHeld({ paid: 0.3, refunded: 0.1 })).toBe(0.2)
})

test('getFeeAmountLeft is the amount of an unpaid fee, and what recorded payments leave of others', () => {
  const byStatus = Object.fromEntries(typical.fees.map((fee) => [fee.status, getFeeAmountLeft(fee)]))
  expect(byStatus).toEqual({ paid: 0, pending: 45, overdue: 40, due: 45, rejected: 45 })
  expect(getFeeAmountLeft(partlyPaid!)).toBe(25)
})

test('isVoidable is true for what the office recorded, unless it is voided', () => {
  const [voided, recorded] = examples.listStudentBillingDetails[200].recorded.data[0]!.payments.entries
  const [receipt] = refunded!.payments.entries
  expect([voided, recorded, receipt].map((entry) => isVoidable(entry!))).toEqual([false, true, false])
})

test('toPayableFee has the amount left, and a key of its own for each month', () => {
  const payable = toPayableFee(partlyPaid!)
  expect(payable).toMatchObject({ kind: 'fee', id: 21, amount: 45, paid: 20, left: 25 })
  expect(getPayableKey(payable)).toBe('fee-21')
  expect(getPayableKey({ kind: 'course', id: null, itemId: 3 })).toBe('course-3')
})
