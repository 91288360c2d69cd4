import { findPhoneNumber } from './findPhoneNumber.ts'
import { normalizePhoneText } from './dialableNumbers.ts'

/** Text that is only one phone number, in any grouping. */
const BARE = /^\+?[\d\s().-]+$/

/**
 * Formats a phone number in groups of digits, as in “+92 300 1234567”, line by line. A line with more than a phone
 * number is returned unchanged.
 */
export function formatPhoneNumber(text: string, schoolPhone?: string): string {
  if (text.includes('\n'))
    return text
      .split('\n')
      .map((line) => formatPhoneNumber(line, schoolPhone))
      .join('\n')
  const plain = normalizePhoneText(text).trim()
  if (!BARE.test(plain)) return text
  const formatted = findPhoneNumber(plain, schoolPhone)?.formatInternational() ?? plain
  const groups = formatted.replaceAll(/[^\d+]+/g, ' ').trim()
  return groups.replace(/^(\+?\d{4})(\d{3,})$/, '$1 $2')
}
