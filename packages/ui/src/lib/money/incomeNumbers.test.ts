import { examples } from '@maktab/contract/examples'
import { setupI18n } from '@lingui/core'
import { expect, test } from 'vitest'
import { getNetAmount, incomeKeys, parseIncomeKey, sumByMethodName, sumPayments, trimMonths } from './incomeNumbers.ts'

const i18n = setupI18n({ locale: 'en', messages: { en: {} } })
const { typical, firstMonths, empty } = examples.getIncome[200]
const period = { from: '2026-02-10', until: '2026-11-21' }
const parse = (key: string) => parseIncomeKey(key, firstMonths, { i18n, locale: 'en', period })

test('sumByMethodName adds up methods with one name, the largest first', () => {
  expect(sumByMethodName(firstMonths.methods, i18n)).toEqual([
    { name: 'Cash', count: 5, amount: 20500, methods: ['cash'] },
    { name: 'Bank transfer', count: 3, amount: 13500, methods: ['bank', 'bank transfer'] },
    { name: 'Not specified', count: 1, amount: 4500, methods: [''] },
  ])
})

test('trimMonths leaves out the months before the first payment', () => {
  expect(trimMonths(firstMonths.months).map(({ month }) => month)).toEqual(['2026-10', '2026-11'])
  expect(trimMonths(typical.months)).toHaveLength(12)
  expect(trimMonths(empty.months)).toEqual([])
})

test('getNetAmount subtracts refunds', () => {
  expect(typical.months.slice(-2).map(getNetAmount)).toEqual([90100, 12600])
})

test('parseIncomeKey gives the filter of each number', () => {
  expect(parse(incomeKeys.item('course', 1))).toEqual({
    title: 'Tajweed for beginners',
    filters: [{ type: 'payment', itemKind: 'course', itemId: 1 }],
  })
  expect(parse(incomeKeys.method('bank transfer')).filters).toEqual([
    { type: 'payment', method: 'bank' },
    { type: 'payment', method: 'bank transfer' },
  ])
  expect(parse(incomeKeys.refunds).filters).toEqual([{ type: 'refund' }])
  expect(parse(incomeKeys.payments).filters).toEqual([{ type: 'payment' }])
})

test('parseIncomeKey limits a month to the period', () => {
  expect(parse('month-2026-02')).toEqual({
    title: 'February 2026',
    filters: [{ from: '2026-02-10', until: '2026-02-28' }],
  })
  expect(parse('month-2026-11').filters).toEqual([{ from: '2026-11-01', until: '2026-11-21' }])
})

test.each(['all', 'nonsense', 'month-soon', 'course-x', ''])('the unknown key %j gives all payments', (key) => {
  expect(parse(key)).toEqual({ title: 'All payments', filters: [{}] })
})

test('an item that isn’t in the income any more has no title', () => {
  expect(parse('event-99')).toEqual({ title: undefined, filters: [{ type: 'payment', itemKind: 'event', itemId: 99 }] })
})

test('sumPayments subtracts refunds without rounding errors', () => {
  expect(sumPayments(examples.listPayments[200].counted.payments)).toBe(62.5)
})
