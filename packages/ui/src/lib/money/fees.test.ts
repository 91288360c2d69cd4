import { expect, test } from 'vitest'
import { formatMonth, hasPrintableReceipt, isFeeOutstanding } from './fees.ts'

test('a month is written as the language writes it, and anything else as it came', () => {
  expect(formatMonth('2026-12', 'en')).toBe('December 2026')
  expect(formatMonth('2027-01', 'en')).toBe('January 2027')
  expect(['2026-13', '', 'soon'].map((text) => formatMonth(text, 'en'))).toEqual(['2026-13', '', 'soon'])
})

test('what was not paid, or not accepted, is owed', () => {
  const statuses = ['due', 'overdue', 'rejected', 'pending', 'paid', 'waived'] as const
  expect(statuses.filter((status) => isFeeOutstanding({ status }))).toEqual(['due', 'overdue', 'rejected'])
})

test('there is a paper of what was sent, also of what was rejected and is overdue since', () => {
  const statuses = ['due', 'overdue', 'rejected', 'pending', 'paid', 'waived'] as const
  expect(statuses.filter((status) => hasPrintableReceipt({ status, isRejected: status === 'rejected' }))).toEqual([
    'rejected',
    'pending',
    'paid',
  ])
  expect(hasPrintableReceipt({ status: 'overdue', isRejected: true })).toBe(true)
})
