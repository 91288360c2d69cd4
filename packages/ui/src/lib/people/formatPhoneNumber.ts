import { findPhoneNumber } from './findPhoneNumber.ts'
import { normalizePhoneText } from './phoneNumbers.ts'

/** Nothing but one telephone number, however it is grouped. */
const BARE = /^\+?[\d\s().-]+$/

/**
 * A telephone number in groups of digits, as in “+92 300 1234567”. A text that holds more than one number stays as it
 * is; so does one line of a text of several.
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
