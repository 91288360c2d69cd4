/**
 * Soft hyphens, direction marks and isolates, zero-width blanks and byte order marks: they show nothing, come along with
 * copied text, and can reorder the text around them. Joiners (U+200C, U+200D) stay: Urdu, Persian and emoji need them.
 */
const INVISIBLE = /[\u00AD\u061C\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\uFEFF]/g

/** A one-line text without the characters that the contract refuses in it because nobody can see them. */
export function stripInvisible(text: string): string {
  return text.replaceAll(INVISIBLE, '')
}

/** Tabs, line breaks and other control characters, as they come along with a cell or a line that was copied. */
const BREAKS = /[\p{Cc}\p{Zl}\p{Zp}]+/gu

/** What somebody typed or pasted into a one-line field, as the contract takes it. */
export function toOneLine(text: string): string {
  return stripInvisible(text).replaceAll(BREAKS, ' ')
}
