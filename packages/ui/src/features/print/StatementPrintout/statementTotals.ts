import type { StatementLine, Statement } from '@maktab/contract/schema'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { sumPrices } from '#lib/money/currencyAmounts.ts'

type What = StatementLine['what']

/** Columns of a statement; a refund is subtracted from what was paid, and from what was charged. */
export const statementColumns = ['charge', 'payment'] as const

type StatementColumn = (typeof statementColumns)[number]

export const statementColumnLabels: Record<StatementColumn, MessageDescriptor> = {
  charge: msg`Charged`,
  payment: msg`Paid`,
}

/** The amount of a line in a column; undefined if the line has none there. */
export function getColumnAmount(
  { what, amount, credit = 0 }: Pick<StatementLine, 'what' | 'amount' | 'credit'>,
  column: StatementColumn,
): number | undefined {
  const amounts: Record<What, Partial<Record<StatementColumn, number>>> = {
    charge: { charge: amount },
    payment: { payment: amount },
    refund: { payment: -amount, ...(credit > 0 && { charge: -credit }) },
  }
  return amounts[what][column]
}

type Sums = Statement['closing']

const isPendingCharge = ({ what, status }: StatementLine) => what === 'charge' && status === 'pending'

/** Splits the closing balances by currency into amounts due and amounts under review. */
export function calculateStatementTotals({ closing, lines }: Pick<Statement, 'closing' | 'lines'>): {
  due: Sums
  review: Sums
} {
  const charged = new Set(lines.flatMap((line) => (isPendingCharge(line) ? [`${line.kind} ${line.id}`] : [])))
  // What a receipt under review pays is what recorded payments left.
  const pending = lines
    .filter(({ kind, id }) => charged.has(`${kind} ${id}`))
    .map((line) => ({
      currency: line.currency,
      amount: sumPrices([getColumnAmount(line, 'charge') ?? 0, -(getColumnAmount(line, 'payment') ?? 0)]),
    }))
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
