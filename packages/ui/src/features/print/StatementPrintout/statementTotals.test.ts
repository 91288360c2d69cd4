import { examples } from '@maktab/contract/examples'
import { expect, test } from 'vitest'
import { calculateStatementTotals } from './statementTotals.ts'

const [line] = examples.getStatement[200].typical.statement.lines
const charge = (amount: number, status: 'due' | 'pending' | 'rejected', currency = 'USD') => ({
  ...line!,
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
