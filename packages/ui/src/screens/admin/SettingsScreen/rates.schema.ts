import type { Rate, Settings } from '@maktab/contract/schema'
import { type Infer, array, define, nullable, object, refine } from 'superstruct'
import { encodeRule } from '#forms/Rule.ts'
import { choice } from '#forms/rules.ts'
import { requiredDay } from '#forms/timeRules.ts'
import { RATE_DIGITS } from '#model/exchangeRates.ts'

/** As large as its digits let a rate be that is typed as a number and still sent exactly. */
const MOST = 9_999_999.99999999
const LEAST = 0.5 * 10 ** -RATE_DIGITS

const figure = refine(nullable(define<number>('number', (value) => typeof value === 'number')), 'figure', (value) => {
  if (value === null) return encodeRule({ rule: 'required' })
  if (!Number.isFinite(value)) return encodeRule({ rule: 'notNumber' })
  if (value < LEAST) return encodeRule({ rule: 'notPositive' })
  return value <= MOST || encodeRule({ rule: 'tooLarge', limit: Math.floor(MOST) })
})

/** What the school’s currency is worth in others; `today` is its day. */
export const ratesUntil = (today: string) =>
  array(object({ currency: choice(), rate: figure, asOf: requiredDay({ today }) }))

export type RateValues = Infer<ReturnType<typeof ratesUntil>>[number]

/** Each currency once, and never the school’s own: of two the later one is told. */
export function faultsOfCurrencies({ currency: own, rates }: { currency: string | null; rates: RateValues[] }) {
  return rates.flatMap(({ currency }, index) => {
    if (currency === null) return []
    const isTwice = rates.findIndex((one) => one.currency === currency) < index
    if (!isTwice && currency !== own) return []
    return [
      {
        path: ['rates', index, 'currency'],
        message: encodeRule({ rule: isTwice ? 'currencyTwice' : 'ownCurrency' }),
      },
    ]
  })
}

export const newRate = (today: string): RateValues => ({ currency: null, rate: null, asOf: today })

export function ratesToValues(rates: Settings['rates']): RateValues[] {
  return (rates ?? []).map(({ currency, rate, asOf }) => ({ currency, rate: Number(rate), asOf }))
}

/** As the wire has them; of a rate that isn’t whole yet nothing. */
export function rateToRequest({ currency, rate, asOf }: RateValues): Rate | undefined {
  if (currency === null || rate === null || !(rate >= LEAST && rate <= MOST)) return undefined
  return { currency, rate: rate.toFixed(RATE_DIGITS).replace(/\.?0+$/, ''), asOf }
}

export function ratesToRequest(rates: readonly RateValues[]): Rate[] {
  return rates.flatMap((one) => rateToRequest(one) ?? [])
}
