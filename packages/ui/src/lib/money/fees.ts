import type { Fee, FeeStatus } from '@maktab/contract/schema'
import { memoizeByKey } from '../memoizeByKey.ts'

const owed: Record<FeeStatus, boolean> = {
  due: true,
  overdue: true,
  rejected: true,
  pending: false,
  paid: false,
  waived: false,
}

/** Whether somebody has to pay it, because nobody did or the receipt was not accepted. */
export function isFeeOutstanding({ status }: Pick<Fee, 'status'>): boolean {
  return owed[status]
}

/** Whether there is a paper of it: nobody has one of a month of which nothing was sent. */
export function hasPrintableReceipt({ status, isRejected }: Pick<Fee, 'status' | 'isRejected'>): boolean {
  return status === 'paid' || status === 'pending' || isRejected
}

const formatterOf = memoizeByKey(
  (locale) => new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC', calendar: 'gregory' }),
)

/** A month of the wire (yyyy-MM) as the language writes it; what can’t be read is shown as it came. */
export function formatMonth(month: string, locale: string): string {
  const first = /^\d{4}-(0[1-9]|1[0-2])$/.test(month) ? Date.parse(`${month}-01T00:00:00Z`) : Number.NaN
  return Number.isNaN(first) ? month : formatterOf(locale).format(first)
}
