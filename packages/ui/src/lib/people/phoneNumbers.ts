import { toOneLine } from '@maktab/contract/wire/stripInvisible'

/** A text with telephone numbers in it, with the digits 0 to 9 for those of Arabic and Urdu and with `+` for `00`. */
export function normalizePhoneText(text: string): string {
  return toOneLine(text)
    .normalize('NFKC')
    .replaceAll(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) % 16))
    .replaceAll(/(?<![+\d])00(?=[1-9])/g, '+')
}

const FEWEST_DIGITS = 5

/** What a telephone dials for the first number in a text, with or without its country code; undefined where there is none. */
export function findDialableNumber(text: string | null | undefined): string | undefined {
  const [number = ''] = /\+?\d[\d\s().-]*/.exec(normalizePhoneText(text ?? '').replace('(0)', '')) ?? []
  const digits = number.replaceAll(/[^+\d]/g, '')
  return digits.length < FEWEST_DIGITS ? undefined : digits
}

/** Opens WhatsApp with a text for a number with its country code, or for somebody chosen there. */
export function createWhatsAppLink(text: string, number: string): string {
  return `https://wa.me/${number.replaceAll(/\D/g, '')}${text && `?text=${encodeURIComponent(text)}`}`
}
