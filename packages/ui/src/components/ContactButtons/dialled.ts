const FEWEST_DIGITS = 5

/** What a telephone dials, of a number as somebody wrote it; undefined for what is none. */
export function dialled(number: string | null | undefined): string | undefined {
  const text = number?.trim() ?? ''
  const digits = text.replaceAll(/[^0-9]/g, '')
  if (digits.length < FEWEST_DIGITS || /\p{L}/u.test(text)) return undefined
  return text.startsWith('+') ? `+${digits}` : digits
}
