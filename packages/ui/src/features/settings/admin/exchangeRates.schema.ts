import type { Rate, Settings } from '@maktab/contract/schema'
import { type Infer, array, define, nullable, object, refine } from 'superstruct'
import { encodeRule } from '#forms/Rule.ts'
import { requiredChoice } from '#forms/rules.ts'
import { requiredDay } from '#forms/timeRules.ts'
import { MAX_RATE_DECIMALS } from '#lib/money/exchangeRates.ts'

/** As large as its digits let a rate be that is typed as a number and still sent exactly. */
const MOST = 9_999_999.99999999
const LEAST = 0.5 * 10 ** -MAX_RATE_DECIMALS

const figure = refine(nullable(define<number>('number', (value) => typeof value === 'number')), 'figure', (value) => {
  if (value === null) return encodeRule({ rule: 'required' })
  if (!Number.isFinite(value)) return encodeRule({ rule: 'notNumber' })
  if (value < LEAST) return encodeRule({ rule: 'notPositive' })
  return value <= MOST || encodeRule({ rule: 'tooLarge', limit: Math.floor(MOST) })
})

/** What the school’s currency is worth in others; `today` is its day. */
export const createRatesSchema = (today: string) =>
  array(object({ currency: requiredChoice(), rate: figure, asOf: requiredDay({ today }) }))

export type ExchangeRateValues = Infer<ReturnType<typeof createRatesSchema>>[number]

/** Each currency once, and never the school’s own: of two the later one is told. */
export function validateRateCurrencies({
  currency: own,
  rates,
}: {
  currency: string | null
  rates: ExchangeRateValues[]
}) {
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

export const newExchangeRate = (today: string): ExchangeRateValues => ({ currency: null, rate: null, asOf: today })

export function ratesToValues(rates: Settings['rates']): ExchangeRateValues[] {
  return (rates ?? []).map(({ currency, rate, asOf }) => ({ currency, rate: Number(rate), asOf }))
}

/** As the wire has them; of a rate that isn’t whole yet nothing. */
export function rateToRequest({ currency, rate, asOf }: ExchangeRateValues): Rate | undefined {
  if (currency === null || rate === null || !(rate >= LEAST && rate <= MOST)) return undefined
  return { currency, rate: rate.toFixed(MAX_RATE_DECIMALS).replace(/\.?0+$/, ''), asOf }
}

export function ratesToRequest(rates: readonly ExchangeRateValues[]): Rate[] {
  return rates.flatMap((one) => rateToRequest(one) ?? [])
}
