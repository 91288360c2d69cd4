import type { StatementLine, Statement } from '@maktab/contract/schema'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { allOf } from '#lib/allOf.ts'
import { sumPrices } from '#lib/money/money.ts'

type What = StatementLine['what']

/** What a line of a statement changes, each in a column of its own. */
export const statementColumns = allOf<What>()('charge', 'payment')

export const statementColumnLabels: Record<What, MessageDescriptor> = { charge: msg`Owed`, payment: msg`Paid` }

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
