/**
 * Soft hyphens, direction marks and isolates, zero-width spaces and byte order marks, which copied text contains and
 * which can reorder the text around them. Joiners (U+200C, U+200D) are kept: Urdu, Persian and emoji need them.
 */
const INVISIBLE = /[\u00AD\u061C\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\uFEFF]/g

/** Removes the invisible characters that the contract rejects in one-line texts. */
export function stripInvisible(text: string): string {
  return text.replaceAll(INVISIBLE, '')
}

/** Tabs, line breaks and other control characters, as in copied cells or lines. */
const BREAKS = /[\p{Cc}\p{Zl}\p{Zp}]+/gu

/** Cleans the input of a one-line field for the contract. */
export function toOneLine(text: string): string {
  return stripInvisible(text).replaceAll(BREAKS, ' ')
}
