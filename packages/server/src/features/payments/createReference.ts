/** Without letters that are taken for others, or for digits. */
const CHECKS = 'ACDEFHJKLMNPRTUVWXY'
/** Fewer than there are checks, so that no two of them count alike. */
const LETTERS = '0123456789-CEF'

/** What is paid for, by whom; a month (yyyy-MM) where it is paid for each. */
export type PaymentSubject = { kind: 'course' | 'event' | 'fee'; itemId: number; studentId: number; month?: string }

const letters = { course: 'C', event: 'E', fee: 'F' } as const

/**
 * What a payment is called by, before there is one: the same for the same student and course or event, so that it can be
 * written into the transfer. Its last letter tells most slips of a finger.
 */
export function createReference({ kind, itemId, studentId, month }: PaymentSubject): string {
  const told = [`${letters[kind]}${itemId}`, studentId, ...(month === undefined ? [] : [shortMonth(month)])].join('-')
  return `${told}${computeCheckLetter(told)}`
}

/** `2612` of 2026-12. */
function shortMonth(month: string): string {
  return month.slice(2).replace('-', '')
}

/** A weighted sum, which changes with any one letter and with two that are swapped. */
export function computeCheckLetter(told: string): string {
  const sum = Array.from(told).reduce((so, letter, index) => so + LETTERS.indexOf(letter) * (index + 2), 0)
  return CHECKS[sum % CHECKS.length] ?? ''
}
