import { expect, test } from 'vitest'
import {
  formatMoney,
  isFree,
  convertByRate,
  getUsableRates,
  getCurrencyFractionDigits,
  getPriceFractionDigits,
  formatAmounts,
  sumByCurrency,
} from './currencyAmounts.ts'

// proves 1§9.13, 2§2.paths.1
test.each([
  [40, '$40'],
  [19.5, '$19.50'],
  [0.99, '$0.99'],
  [12_500, '$12,500'],
])('formatMoney formats %s as %s', (amount, shown) => {
  expect(formatMoney(amount)).toBe(shown)
})

test.each([
  [19.5, 'PKR', /^Rs\s?19\.50$/],
  [2000, 'PKR', /^Rs\s?2,000$/],
  [1.125, 'KWD', /^KWD\s?1\.125$/],
])('formatMoney does not round %s %s', (amount, currency, shown) => {
  expect(formatMoney(amount, currency)).toMatch(shown)
})

test('formatMoney uses the sign of the currency', () => {
  expect(formatMoney(40, 'GBP')).toBe('£40')
})

// proves 2§9.4, D19.1
test.each([
  [null, true],
  [undefined, true],
  [0, true],
  [0.01, false],
])('isFree of %s returns %s', (price, free) => {
  expect(isFree(price)).toBe(free)
})

const rateOf = (currency: string, rate: string) => ({ currency, rate, asOf: '2026-11-03' })

// proves X121
test.each([
  // 45 · 281.35 = 12,660.75
  [45, 'USD', rateOf('PKR', '281.35'), 12_661],
  // 19.99 · 0.7625 = 15.242375
  [19.99, 'USD', rateOf('GBP', '0.7625'), 15.24],
  // Halves are rounded up: 0.10 · 0.05 = 0.005
  [0.1, 'USD', rateOf('EUR', '0.05'), 0.01],
  // 1.005 as a binary float is less than 1.005; the exact product 1 · 1.005 isn’t.
  [1, 'USD', rateOf('EUR', '1.005'), 1.01],
  [1.005, 'KWD', rateOf('EUR', '1'), 1.01],
  [1.001, 'KWD', rateOf('USD', '3.25'), 3.25],
  [100, 'USD', rateOf('KWD', '0.306715'), 30.672],
  [0.01, 'USD', rateOf('PKR', '0.00000001'), 0],
  [9_999_999.99, 'USD', rateOf('IDR', '9999999.99999999'), 99_999_999_900_000],
])('convertByRate of %s %s at %j returns %s', (amount, own, rate, about) => {
  expect(convertByRate(amount, own, rate)).toBe(about)
})

// proves X121
test('convertByRate rounds random amounts and rates to the nearest coin, halves up', () => {
  let seed = 20_261_103
  const random = (below: number) => (seed = (seed * 48_271) % 2_147_483_647) % below
  for (let round = 0; round < 3000; round += 1) {
    const own = ['USD', 'PKR', 'KWD', 'JPY'][random(4)]!
    const other = ['EUR', 'JPY', 'BHD', 'GBP'][random(4)]!
    const minor = random(10 ** (1 + random(8)))
    const [whole, after] = [random(10 ** random(5)), random(9)]
    const rate = after === 0 ? `${whole}` : `${whole}.${String(random(10 ** after)).padStart(after, '0')}`
    const about = convertByRate(minor / 10 ** getPriceFractionDigits(own), own, rateOf(other, rate))
    // Scaled to integers: twice the exact result, and twice the rounded one.
    const exact = 2n * BigInt(minor) * BigInt(rate.replace('.', '')) * 10n ** BigInt(8 - after)
    const unit = 10n ** BigInt(getPriceFractionDigits(own) + 8 - getCurrencyFractionDigits(other))
    const shown = 2n * BigInt(Math.round(about * 10 ** getCurrencyFractionDigits(other))) * unit
    expect(shown - exact, `${minor} of ${own} at ${rate} is ${about} ${other}`).toBeGreaterThan(-unit)
    expect(shown - exact, `${minor} of ${own} at ${rate} is ${about} ${other}`).toBeLessThanOrEqual(unit)
  }
})

// proves X121
test('convertByRate is monotonic', () => {
  for (let cents = 0; cents < 500; cents += 1) {
    const [less, more] = [cents, cents + 1].map((minor) => convertByRate(minor / 100, 'USD', rateOf('JPY', '149.505')))
    expect(more).toBeGreaterThanOrEqual(less!)
  }
})

test('getUsableRates leaves out invalid rates, duplicates, unknown currencies and the school’s own', () => {
  const candidates = [
    rateOf('USD', '1'),
    rateOf('QQQ', '1'),
    rateOf('PKR', 'many'),
    rateOf('INR', '0.0'),
    rateOf('GBP', '1.123456789'),
    rateOf('EUR', '0.92'),
    rateOf('EUR', '0.93'),
  ]
  expect(getUsableRates({ currency: 'USD', rates: candidates })).toEqual([rateOf('EUR', '0.92')])
  expect(getUsableRates({ currency: 'USD' })).toEqual([])
})

test('sumByCurrency adds up each currency and leaves out zero', () => {
  const amounts = [
    { currency: 'USD', amount: 50 },
    { currency: 'EUR', amount: 45 },
    { currency: 'USD', amount: 40 },
    { currency: 'GBP', amount: 0 },
  ]
  expect(sumByCurrency(amounts)).toEqual([
    { currency: 'USD', amount: 90 },
    { currency: 'EUR', amount: 45 },
  ])
  expect(formatAmounts(sumByCurrency(amounts))).toBe('$90 + €45')
})
