import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Income, ListedPayment } from '@maktab/contract/schema'
import { sumPrices } from './currencyAmounts.ts'
import { formatMonth } from './billsAndFees.ts'
import { getPaymentMethodName } from './paymentMethods.ts'

/** Sums of payments with one display name, since several wire values share one, such as `bank` and `bank transfer`. */
export type MethodSum = {
  name: string
  count: number
  amount: number
  /** Wire values of the methods; '' is an unknown one. */
  methods: readonly string[]
}

export function sumByMethodName(methods: Income['methods'], i18n: I18n): MethodSum[] {
  const byName = new Map<string, MethodSum>()
  for (const { method, count, amount } of methods) {
    const name = method === null ? i18n._(msg`Not specified`) : getPaymentMethodName(method, i18n)
    const before = byName.get(name)
    byName.set(name, {
      name,
      count: count + (before?.count ?? 0),
      amount: amount + (before?.amount ?? 0),
      methods: [...(before?.methods ?? []), method ?? ''],
    })
  }
  return [...byName.values()].toSorted((one, other) => other.amount - one.amount)
}

type IncomeMonth = Income['months'][number]

/** Income of a month in minor units: payments minus refunds. */
export function getNetAmount({ amount, refunds = 0 }: Pick<IncomeMonth, 'amount' | 'refunds'>): number {
  return amount - refunds
}

/** The months since the first payment; those before it say nothing. */
export function trimMonths(months: readonly IncomeMonth[]): readonly IncomeMonth[] {
  const first = months.findIndex(({ count, refunds = 0 }) => count > 0 || refunds > 0)
  return first < 0 ? [] : months.slice(first)
}

/** The filter of `listPayments` for the payments behind a number. */
export type IncomeFilter = {
  from?: string
  until?: string
  type?: 'payment' | 'refund'
  itemKind?: 'course' | 'event'
  itemId?: number
  method?: string
}

/** Key of a number in the URL, as `parseIncomeKey` reads it. */
export const incomeKeys = {
  all: 'all',
  payments: 'payments',
  refunds: 'refunds',
  month: (month: string) => `month-${month}`,
  item: (kind: 'course' | 'event' | 'fee', id: number) => `${kind}-${id}`,
  method: (method: string) => `method-${method}`,
}

type IncomeNumber = {
  /** What the number is about; undefined if nothing is known by the key. */
  title: string | undefined
  /** Several, if methods share a name. */
  filters: readonly IncomeFilter[]
}

const LAST_DAY = /^(\d{4})-(\d{2})$/

/** Reads the key of a number; an unknown one gives all payments. */
export function parseIncomeKey(
  key: string,
  income: Income | undefined,
  { i18n, locale, period }: { i18n: I18n; locale: string; period: { from: string; until: string } },
): IncomeNumber {
  const [kind = '', ...rest] = key.split('-')
  const value = rest.join('-')
  if (key === incomeKeys.refunds) return { title: i18n._(msg`Refunds`), filters: [{ type: 'refund' }] }
  if (key === incomeKeys.payments) return { title: i18n._(msg`Payments`), filters: [{ type: 'payment' }] }
  if (kind === 'month' && LAST_DAY.test(value))
    return { title: formatMonth(value, locale), filters: [clipMonth(value, period)] }
  if ((kind === 'course' || kind === 'event') && /^[1-9]\d*$/.test(value)) {
    const item = income?.items.find((one) => one.kind === kind && one.id === Number(value))
    return { title: item?.name, filters: [{ type: 'payment', itemKind: kind, itemId: Number(value) }] }
  }
  if (kind === 'method') {
    const sum = income && sumByMethodName(income.methods, i18n).find(({ methods }) => methods.includes(value))
    const methods = sum?.methods ?? [value]
    return { title: sum?.name, filters: methods.map((method) => ({ type: 'payment', method })) }
  }
  return { title: i18n._(msg`All payments`), filters: [{}] }
}

/** The days of a month within a period. */
function clipMonth(month: string, { from, until }: { from: string; until: string }) {
  const [year = 0, number = 1] = month.split('-').map(Number)
  const days = new Date(Date.UTC(year, number, 0)).getUTCDate()
  const [first, last] = [`${month}-01`, `${month}-${String(days).padStart(2, '0')}`]
  return { from: first < from ? from : first, until: last > until ? until : last }
}

/** The sum of payments minus refunds. */
export function sumPayments(payments: readonly ListedPayment[]): number {
  return sumPrices(payments.map(({ amount, type }) => (type === 'refund' ? -amount : amount)))
}
