import type { StatementLine, Statement } from '@maktab/contract/schema'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { exhaustiveList } from '#lib/exhaustiveList.ts'
import { sumPrices } from '#lib/money/currencyAmounts.ts'

type What = StatementLine['what']

/** Kinds of statement lines, one column each. */
export const statementColumns = exhaustiveList<What>()('charge', 'payment')

export const statementColumnLabels: Record<What, MessageDescriptor> = { charge: msg`Charged`, payment: msg`Paid` }

type Sums = Statement['closing']

/** Splits the closing balances by currency into amounts due and amounts under review. */
export function calculateStatementTotals({ closing, lines }: Pick<Statement, 'closing' | 'lines'>): {
  due: Sums
  review: Sums
} {
  const pending = lines.filter(({ what, status }) => what === 'charge' && status === 'pending')
  const currencies = [...new Set([...closing, ...pending].map(({ currency }) => currency))]
  const sumsOf = (amountOf: (currency: string) => number) =>
    currencies.map((currency) => ({ currency, amount: amountOf(currency) })).filter(({ amount }) => amount !== 0)
  const amountsIn = (all: readonly { currency: string; amount: number }[], of: string) =>
    all.filter(({ currency }) => currency === of).map(({ amount }) => amount)
  const reviewIn = (currency: string) => sumPrices(amountsIn(pending, currency))
  return {
    due: sumsOf((currency) => sumPrices([...amountsIn(closing, currency), -reviewIn(currency)])),
    review: sumsOf(reviewIn),
  }
}
