import { toOneLine } from '@maktab/shared/stripInvisible'

/** Normalizes text with phone numbers: Arabic and Urdu digits become 0 to 9, and `00` becomes `+`. */
export function normalizePhoneText(text: string): string {
  return toOneLine(text)
    .normalize('NFKC')
    .replaceAll(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) % 16))
    .replaceAll(/(?<![+\d])00(?=[1-9])/g, '+')
}

const MIN_DIGITS = 5

/** The first phone number in a text in dialable form, with or without country code; undefined if there is none. */
export function findDialableNumber(text: string | null | undefined): string | undefined {
  const [number = ''] = /\+?\d[\d\s().-]*/.exec(normalizePhoneText(text ?? '').replace('(0)', '')) ?? []
  const digits = number.replaceAll(/[^+\d]/g, '')
  return digits.length < MIN_DIGITS ? undefined : digits
}

/** The first phone number in a text if it has a country code, which WhatsApp needs. */
export function findWhatsAppNumber(text: string | undefined): string | undefined {
  const number = findDialableNumber(text)
  return number?.startsWith('+') ? number : undefined
}

/** Link that opens WhatsApp with a text, for a number with country code or, if it is empty, a contact chosen there. */
export function createWhatsAppLink(text: string, number: string): string {
  return `https://wa.me/${number.replaceAll(/\D/g, '')}${text && `?text=${encodeURIComponent(text)}`}`
}
