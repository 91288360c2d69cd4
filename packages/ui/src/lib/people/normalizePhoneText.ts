import { toOneLine } from '@maktab/contract/wire/stripInvisible'

/** A text with telephone numbers in it, with the digits 0 to 9 for those of Arabic and Urdu and with `+` for `00`. */
export function normalizePhoneText(text: string): string {
  return toOneLine(text)
    .normalize('NFKC')
    .replaceAll(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) % 16))
    .replaceAll(/(?<![+\d])00(?=[1-9])/g, '+')
}
