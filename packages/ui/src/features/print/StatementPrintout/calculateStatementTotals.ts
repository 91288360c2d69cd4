import type { Statement } from '@maktab/contract/schema'
import { sumPrices } from '#lib/money/money.ts'

type Sums = Statement['closing']

/**
 * What the closing balances are made of: what nobody has sent a receipt for yet, and what the school is checking, in each
 * currency in which there is something.
 */
export function calculateStatementTotals({ closing, lines }: Pick<Statement, 'closing' | 'lines'>): {
  due: Sums
  review: Sums
} {
  const waiting = lines.filter(({ what, status }) => what === 'charge' && status === 'pending')
  const currencies = [...new Set([...closing, ...waiting].map(({ currency }) => currency))]
  const sumsOf = (amountOf: (currency: string) => number) =>
    currencies.map((currency) => ({ currency, amount: amountOf(currency) })).filter(({ amount }) => amount !== 0)
  const amountsIn = (all: readonly { currency: string; amount: number }[], of: string) =>
    all.filter(({ currency }) => currency === of).map(({ amount }) => amount)
  const reviewIn = (currency: string) => sumPrices(amountsIn(waiting, currency))
  return {
    due: sumsOf((currency) => sumPrices([...amountsIn(closing, currency), -reviewIn(currency)])),
    review: sumsOf(reviewIn),
  }
}
