import { examples } from '@maktab/contract/examples'
import { expect, test } from 'vitest'
import { calculateStatementTotals, getColumnAmount } from './statementTotals.ts'

const [line] = examples.getStatement[200].typical.statement.lines
let nextId = 1
const charge = (amount: number, status: 'due' | 'pending' | 'rejected', currency = 'USD') => ({
  ...line!,
  id: nextId++,
  what: 'charge' as const,
  status,
  amount,
  currency,
})

test('calculateStatementTotals sums charges under review separately', () => {
  const lines = [charge(45, 'due'), charge(100, 'pending'), charge(70, 'pending')]
  expect(calculateStatementTotals({ closing: [{ currency: 'USD', amount: 215 }], lines })).toEqual({
    due: [{ currency: 'USD', amount: 45 }],
    review: [{ currency: 'USD', amount: 170 }],
  })
})

test('calculateStatementTotals counts the whole closing balance as due, including rejected receipts', () => {
  const closing = [{ currency: 'USD', amount: 60 }]
  expect(calculateStatementTotals({ closing, lines: [charge(60, 'rejected')] })).toEqual({ due: closing, review: [] })
})

test('calculateStatementTotals sums each currency separately and without rounding errors', () => {
  const lines = [charge(0.1, 'pending'), charge(0.2, 'pending'), charge(900, 'due', 'PKR')]
  const closing = [
    { currency: 'USD', amount: 0.3 },
    { currency: 'PKR', amount: 900 },
  ]
  expect(calculateStatementTotals({ closing, lines })).toEqual({
    due: [{ currency: 'PKR', amount: 900 }],
    review: [{ currency: 'USD', amount: 0.3 }],
  })
})

test('calculateStatementTotals counts of a partly paid charge under review only what is left', () => {
  const item = charge(45, 'pending')
  const lines = [item, { ...item, what: 'payment' as const, amount: 20, entryId: 12 }]
  expect(calculateStatementTotals({ closing: [{ currency: 'USD', amount: 25 }], lines })).toEqual({
    due: [],
    review: [{ currency: 'USD', amount: 25 }],
  })
})

test('getColumnAmount subtracts a refund from what was paid, and from what was charged', () => {
  const refund = { what: 'refund' as const, amount: 15 }
  expect([getColumnAmount(refund, 'payment'), getColumnAmount(refund, 'charge')]).toEqual([-15, undefined])
  expect(getColumnAmount({ ...refund, credit: 15 }, 'charge')).toBe(-15)
  expect(getColumnAmount({ what: 'payment', amount: 15 }, 'charge')).toBeUndefined()
})
