/** Texts the current story has rendered so far, with their English meanings; a text may have several. */
const meanings = new Map<string, Set<string>>()

let isOpen = false

/** Clears the dictionary before a story and enables it unless the story is in English. */
export function resetDictionary(isForeign: boolean): void {
  meanings.clear()
  isOpen = isForeign
}

export function isForeign(): boolean {
  return isOpen
}

/** Normalizes whitespace and removes bidi marks. */
export function normalizeText(text: string): string {
  return text
    .replaceAll(/[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
}

export function addTranslation(phrase: string, english: string): void {
  const [key, meaning] = [normalizeText(phrase), normalizeText(english)]
  if (!isOpen || key === '' || key === meaning) return
  meanings.set(key, (meanings.get(key) ?? new Set()).add(meaning))
}

const MAX_READINGS = 48

/** All possible English readings of a text, starting with the text itself. */
export function getReadings(text: string): string[] {
  if (!isOpen) return [text]
  const whole = normalizeText(text)
  const found = new Set([text, whole, ...(meanings.get(whole) ?? [])])
  for (const isGlued of [false, true]) for (const reading of inParts(whole, isGlued)) found.add(reading)
  return [...found]
}

/** The most likely English reading of a text. */
export function toEnglish(text: string): string {
  return toEnglishReadings(text)[0] ?? text
}

/** The likely English readings of a text: several if it is ambiguous, such as “Fri” and “Friday”. */
export function toEnglishReadings(text: string): string[] {
  if (!isOpen) return [text]
  const whole = normalizeText(text)
  return [...(meanings.get(whole) ?? inParts(whole, false).slice(0, 1))].map((meaning) => meaning || text)
}

/** Translates an English search text to the page’s language, as keys for `userEvent.type`. */
export function toPageLanguage(text: string): string {
  const lower = text.toLowerCase()
  const [found] = [...meanings]
    .flatMap(([phrase, meaning]) =>
      [...meaning].map((english) => ({ phrase, at: lower.indexOf(english.toLowerCase()), length: english.length })),
    )
    .filter(({ at, length }) => at >= 0 && length > 0 && isWholeWord(text, at, length))
    .toSorted((one, other) => other.length - one.length)
  return found ? text.slice(0, found.at) + escapeKeys(found.phrase) + text.slice(found.at + found.length) : text
}

/** Doubles brackets, because in `userEvent` a single one starts a key name. */
const escapeKeys = (phrase: string) => phrase.replaceAll(/[[{]/g, '$&$&')

type Part = string | readonly string[]

/** Readings of a composed text, longest parts first; glued parts may touch other letters. */
function inParts(text: string, isGlued: boolean): string[] {
  let parts: Part[] = [text]
  for (const phrase of [...meanings.keys()].toSorted((one, other) => other.length - one.length)) {
    if (!text.includes(phrase)) continue
    const meaning = [...(meanings.get(phrase) ?? [])]
    parts = parts.flatMap((part) => (typeof part === 'string' ? split(part, phrase, meaning, isGlued) : [part]))
  }
  let found = ['']
  for (const part of parts) {
    const choices = typeof part === 'string' ? [part] : part
    found = found.flatMap((start) => choices.map((choice) => start + choice)).slice(0, MAX_READINGS)
  }
  return found
}

function split(text: string, phrase: string, meaning: readonly string[], isGlued: boolean): Part[] {
  const parts: Part[] = []
  let from = 0
  for (let at = text.indexOf(phrase); at >= 0; at = text.indexOf(phrase, at + 1)) {
    if (at < from || !(isWholeWord(text, at, phrase.length) || (isGlued && phrase.length > 1))) continue
    parts.push(text.slice(from, at), meaning)
    from = at + phrase.length
  }
  return [...parts, text.slice(from)]
}

const LETTER = /[\p{L}\p{M}\p{N}]/u

/** Whether the range isn't part of a longer word. */
function isWholeWord(text: string, at: number, length: number): boolean {
  const touches = (outside: string | undefined, inside: string | undefined) =>
    LETTER.test(outside ?? '') && LETTER.test(inside ?? '')
  return !touches(text[at - 1], text[at]) && !touches(text[at + length], text[at + length - 1])
}

/** A pattern of English text that also matches its translations. */
export class EnglishPattern extends RegExp {
  override exec(text: string): RegExpExecArray | null {
    for (const reading of getReadings(text)) {
      this.lastIndex = 0
      const found = super.exec(reading)
      if (found) return found
    }
    return null
  }
}

/** Creates a pattern that matches a text as a whole or as a part. */
export function patternOf(text: string, { isWhole }: { isWhole: boolean }): EnglishPattern {
  const escaped = normalizeText(text).replaceAll(/[.*+?^${}()|[\]\\/-]/g, String.raw`\$&`)
  return new EnglishPattern(isWhole ? `^${escaped}$` : escaped)
}
