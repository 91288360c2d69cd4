import { normalizePhoneText } from './normalizePhoneText.ts'

const FEWEST_DIGITS = 5

/** What a telephone dials for the first number in a text, with or without its country code; undefined where there is none. */
export function findDialableNumber(text: string | null | undefined): string | undefined {
  const [number = ''] = /\+?\d[\d\s().-]*/.exec(normalizePhoneText(text ?? '').replace('(0)', '')) ?? []
  const digits = number.replaceAll(/[^+\d]/g, '')
  return digits.length < FEWEST_DIGITS ? undefined : digits
}
