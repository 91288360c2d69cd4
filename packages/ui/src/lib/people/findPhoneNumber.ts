import { type PhoneNumber, findPhoneNumbersInText, parsePhoneNumberFromString } from 'libphonenumber-js/min'
import { normalizePhoneText } from './dialableNumbers.ts'

/** Separators between numbers in one field. A slash may be part of a number, so the library handles it. */
const SEPARATORS = /[,;،؛|]/

/**
 * Finds the first phone number in free text, which may contain notes, several numbers, `00` for `+`, or Arabic or Urdu
 * digits. A number without a country code is read with that of `schoolPhone`. Undefined if no number with a country
 * code is found.
 */
export function findPhoneNumber(text: string, schoolPhone?: string): PhoneNumber | undefined {
  const plain = normalizePhoneText(text)
  const callingCode = schoolPhone && parsePhoneNumberFromString(normalizePhoneText(schoolPhone))?.countryCallingCode
  const options = { ...(callingCode && { defaultCallingCode: callingCode }), v2: true } as const
  for (const part of plain.split(SEPARATORS)) {
    const found = findPhoneNumbersInText(part, options)[0]?.number ?? parsePossibleNumber(part)
    if (found) return found
  }
  return undefined
}

/** Parses a number with a country code and a valid length, even if the library doesn’t know its area code. */
function parsePossibleNumber(text: string): PhoneNumber | undefined {
  const number = text.includes('+') ? parsePhoneNumberFromString(text) : undefined
  return number?.isPossible() ? number : undefined
}
