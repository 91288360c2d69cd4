import { type PhoneNumber, findPhoneNumbersInText, parsePhoneNumberFromString } from 'libphonenumber-js/min'
import { normalizePhoneText } from './phoneNumbers.ts'

/** What separates two numbers in one field. A slash may also belong to one number; the library knows which. */
const SEPARATORS = /[,;،؛|]/

/**
 * The first telephone number in a text, as people write them: with notes, two numbers, `00` for `+`, Arabic or Urdu
 * digits, or without the country code. Such a number is read as one of the country of `schoolPhone`.
 * Undefined where no number with a country code can be found.
 */
export function findPhoneNumber(text: string, schoolPhone?: string): PhoneNumber | undefined {
  const plain = normalizePhoneText(text)
  const callingCode = schoolPhone && parsePhoneNumberFromString(normalizePhoneText(schoolPhone))?.countryCallingCode
  const options = { ...(callingCode && { defaultCallingCode: callingCode }), v2: true } as const
  for (const part of plain.split(SEPARATORS)) {
    const found = findPhoneNumbersInText(part, options)[0]?.number ?? writtenWithCode(part)
    if (found) return found
  }
  return undefined
}

/** A number with a country code whose area the library doesn’t know, but that has as many digits as it needs. */
function writtenWithCode(text: string): PhoneNumber | undefined {
  const number = text.includes('+') ? parsePhoneNumberFromString(text) : undefined
  return number?.isPossible() ? number : undefined
}
