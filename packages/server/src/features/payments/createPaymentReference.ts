/** Without letters that are easily confused with others or with digits. */
const CHECKS = 'ACDEFHJKLMNPRTUVWXY'
/** Fewer than the check letters, so that each has a different weight. */
const LETTERS = '0123456789-CEF'

/** The paid item and the payer, with the month (yyyy-MM) if it is monthly. */
export type PaymentSubject = { kind: 'course' | 'event' | 'fee'; itemId: number; studentId: number; month?: string }

const letters = { course: 'C', event: 'E', fee: 'F' } as const

/**
 * The reference of a payment. It depends only on the student and the course, event or month, so that it can be used in
 * the transfer before the payment exists. The last letter is a checksum that detects most typos.
 */
export function createPaymentReference({ kind, itemId, studentId, month }: PaymentSubject): string {
  const payload = [`${letters[kind]}${itemId}`, studentId, ...(month === undefined ? [] : [shortMonth(month)])].join(
    '-',
  )
  return `${payload}${computeCheckLetter(payload)}`
}

/** `2612` for 2026-12. */
function shortMonth(month: string): string {
  return month.slice(2).replace('-', '')
}

/** A weighted sum, which changes with any one letter and with two swapped ones. */
export function computeCheckLetter(payload: string): string {
  const sum = Array.from(payload).reduce((so, letter, index) => so + LETTERS.indexOf(letter) * (index + 2), 0)
  return CHECKS[sum % CHECKS.length] ?? ''
}
