import { expect, test } from 'vitest'
import { isDayOrderUnclear, parseImportDay } from './parseImportDay.ts'

test.each([
  ['2014-03-05'],
  ['2014/3/5'],
  ['2014-03-05 00:00:00'],
  ['2014-03-05T00:00:00.000Z'],
  ['05/03/2014'],
  ['5.3.2014'],
  ['5-3-2014'],
  ['5 Mar 2014'],
  ['5 March 2014'],
  ['05-Mar-2014'],
  ['March 5, 2014'],
  ['٠٥/٠٣/٢٠١٤'],
  ['۵ مارچ ۲۰۱۴'],
  ['5 مارس 2014'],
])('parses %s to the fifth of March', (text) => {
  expect(parseImportDay(text, 'dayFirst')).toBe('2014-03-05')
})

test('the order decides only what both orders could mean', () => {
  expect(parseImportDay('03/05/2014', 'dayFirst')).toBe('2014-05-03')
  expect(parseImportDay('03/05/2014', 'monthFirst')).toBe('2014-03-05')
  expect(parseImportDay('25/03/2014', 'monthFirst')).toBe('2014-03-25')
  expect(parseImportDay('03/25/2014', 'dayFirst')).toBe('2014-03-25')
})

test.each(['', 'spring', '30/02/2014', '2014-13-01', '5/3/14', '5 Foo 2014', '45123'])('%j isn’t a day', (text) => {
  expect(parseImportDay(text, 'dayFirst')).toBeUndefined()
})

test('the order is unclear only if no day decides it', () => {
  expect(isDayOrderUnclear(['03/05/2014', '', '1.2.2013'])).toBe(true)
  expect(isDayOrderUnclear(['03/05/2014', '25/03/2014'])).toBe(false)
  expect(isDayOrderUnclear(['2014-03-05', '5 Mar 2014'])).toBe(false)
  expect(isDayOrderUnclear([])).toBe(false)
})
