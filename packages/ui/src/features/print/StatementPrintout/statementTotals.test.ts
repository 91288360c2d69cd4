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

test('charges whose receipts are under review are a sum of their own', () => {
  const lines = [charge(45, 'due'), charge(100, 'pending'), charge(70, 'pending')]
  expect(calculateStatementTotals({ closing: [{ currency: 'USD', amount: 215 }], lines })).toEqual({
    due: [{ currency: 'USD', amount: 45 }],
    review: [{ currency: 'USD', amount: 170 }],
  })
})

test('with nothing under review the closing balance is due, of rejected receipts too', () => {
  const closing = [{ currency: 'USD', amount: 60 }]
  expect(calculateStatementTotals({ closing, lines: [charge(60, 'rejected')] })).toEqual({ due: closing, review: [] })
})

test('each currency is counted on its own, and cents add up', () => {
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
