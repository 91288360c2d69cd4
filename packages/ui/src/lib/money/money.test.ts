import { expect, test } from 'vitest'
import { formatMoney, isFree } from './money.ts'

// proves 1§9.13, 2§2.paths.1
test.each([
  [40, '$40'],
  [19.5, '$19.50'],
  [0.99, '$0.99'],
  [12_500, '$12,500'],
])('%s is shown as %s', (amount, shown) => {
  expect(formatMoney(amount)).toBe(shown)
})

test.each([
  [19.5, 'PKR', /^Rs\s?19\.50$/],
  [2000, 'PKR', /^Rs\s?2,000$/],
  [1.125, 'KWD', /^KWD\s?1\.125$/],
])('%s %s is not rounded', (amount, currency, shown) => {
  expect(formatMoney(amount, currency)).toMatch(shown)
})

test('another currency has its own sign', () => {
  expect(formatMoney(40, 'GBP')).toBe('£40')
})

// proves 2§9.4, D19.1
test.each([
  [null, true],
  [undefined, true],
  [0, true],
  [0.01, false],
])('a price of %s is free: %s', (price, free) => {
  expect(isFree(price)).toBe(free)
})
