import { expect, test } from 'vitest'
import {
  formatMoney,
  isFree,
  convertByRate,
  getUsableRates,
  getCurrencyFractionDigits,
  getPriceFractionDigits,
} from './money.ts'

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

const rateOf = (currency: string, rate: string) => ({ currency, rate, asOf: '2026-11-03' })

// proves X121
test.each([
  // 45 · 281.35 = 12,660.75
  [45, 'USD', rateOf('PKR', '281.35'), 12_661],
  // 19.99 · 0.7625 = 15.242375
  [19.99, 'USD', rateOf('GBP', '0.7625'), 15.24],
  // A half goes up: 0.10 · 0.05 = 0.005
  [0.1, 'USD', rateOf('EUR', '0.05'), 0.01],
  // 1.005 as a fraction of two is less than it says; 1 · 1.005 isn’t.
  [1, 'USD', rateOf('EUR', '1.005'), 1.01],
  [1.005, 'KWD', rateOf('EUR', '1'), 1.01],
  [1.001, 'KWD', rateOf('USD', '3.25'), 3.25],
  [100, 'USD', rateOf('KWD', '0.306715'), 30.672],
  [0.01, 'USD', rateOf('PKR', '0.00000001'), 0],
  [9_999_999.99, 'USD', rateOf('IDR', '9999999.99999999'), 99_999_999_900_000],
])('%s %s at %j is about %s', (amount, own, rate, about) => {
  expect(convertByRate(amount, own, rate)).toBe(about)
})

// proves X121
test('whatever the amount and the rate, it is the nearest coin, and of two as near the higher', () => {
  let seed = 20_261_103
  const random = (below: number) => (seed = (seed * 48_271) % 2_147_483_647) % below
  for (let round = 0; round < 3000; round += 1) {
    const own = ['USD', 'PKR', 'KWD', 'JPY'][random(4)]!
    const other = ['EUR', 'JPY', 'BHD', 'GBP'][random(4)]!
    const minor = random(10 ** (1 + random(8)))
    const [whole, after] = [random(10 ** random(5)), random(9)]
    const rate = after === 0 ? `${whole}` : `${whole}.${String(random(10 ** after)).padStart(after, '0')}`
    const about = convertByRate(minor / 10 ** getPriceFractionDigits(own), own, rateOf(other, rate))
    // In shares so small that all of it is whole: twice what it would be exactly, and twice what is shown.
    const exact = 2n * BigInt(minor) * BigInt(rate.replace('.', '')) * 10n ** BigInt(8 - after)
    const unit = 10n ** BigInt(getPriceFractionDigits(own) + 8 - getCurrencyFractionDigits(other))
    const shown = 2n * BigInt(Math.round(about * 10 ** getCurrencyFractionDigits(other))) * unit
    expect(shown - exact, `${minor} of ${own} at ${rate} is ${about} ${other}`).toBeGreaterThan(-unit)
    expect(shown - exact, `${minor} of ${own} at ${rate} is ${about} ${other}`).toBeLessThanOrEqual(unit)
  }
})

// proves X121
test('of more one never gets less', () => {
  for (let cents = 0; cents < 500; cents += 1) {
    const [less, more] = [cents, cents + 1].map((minor) => convertByRate(minor / 100, 'USD', rateOf('JPY', '149.505')))
    expect(more).toBeGreaterThanOrEqual(less!)
  }
})

test('by what is no rate nobody goes', () => {
  const odd = [
    rateOf('USD', '1'),
    rateOf('QQQ', '1'),
    rateOf('PKR', 'many'),
    rateOf('INR', '0.0'),
    rateOf('GBP', '1.123456789'),
    rateOf('EUR', '0.92'),
    rateOf('EUR', '0.93'),
  ]
  expect(getUsableRates({ currency: 'USD', rates: odd })).toEqual([rateOf('EUR', '0.92')])
  expect(getUsableRates({ currency: 'USD' })).toEqual([])
})
