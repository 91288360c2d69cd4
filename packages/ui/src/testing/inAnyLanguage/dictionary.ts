/** What the story on the page has said so far, and what each of it is in English; a language may say two things alike. */
const meanings = new Map<string, Set<string>>()

let isOpen = false

/** Begins anew with a story; one in English needs no dictionary. */
export function openDictionary(isForeign: boolean): void {
  meanings.clear()
  isOpen = isForeign
}

export function isForeign(): boolean {
  return isOpen
}

/** One kind of space, and none of the marks that only steer the direction of writing. */
export function plain(text: string): string {
  return text
    .replaceAll(/[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
}

export function learn(said: string, english: string): void {
  const [key, meaning] = [plain(said), plain(english)]
  if (!isOpen || key === '' || key === meaning) return
  meanings.set(key, (meanings.get(key) ?? new Set()).add(meaning))
}

const MANY = 48

/** All that a text of the page may be in English, beginning with the text as it stands. */
export function readings(text: string): string[] {
  if (!isOpen) return [text]
  const whole = plain(text)
  const found = new Set([text, whole, ...(meanings.get(whole) ?? [])])
  for (const isGlued of [false, true]) for (const reading of inParts(whole, isGlued)) found.add(reading)
  return [...found]
}

/** The likeliest of the readings. */
export function inEnglish(text: string): string {
  return allInEnglish(text)[0] ?? text
}

/** The likely readings: several where the language says two things alike, as “Fri” and “Friday”. */
export function allInEnglish(text: string): string[] {
  if (!isOpen) return [text]
  const whole = plain(text)
  return [...(meanings.get(whole) ?? inParts(whole, false).slice(0, 1))].map((meaning) => meaning || text)
}

/** The keys that somebody types who looks for English words: those that the page says otherwise, as it says them. */
export function asSaid(text: string): string {
  const lower = text.toLowerCase()
  const [found] = [...meanings]
    .flatMap(([said, meaning]) =>
      [...meaning].map((english) => ({ said, at: lower.indexOf(english.toLowerCase()), length: english.length })),
    )
    .filter(({ at, length }) => at >= 0 && length > 0 && stands(text, at, length))
    .toSorted((one, other) => other.length - one.length)
  return found ? text.slice(0, found.at) + keysOf(found.said) + text.slice(found.at + found.length) : text
}

/** A bracket that is meant as one is typed twice: alone it begins the name of a key. */
const keysOf = (said: string) => said.replaceAll(/[[{]/g, '$&$&')

type Part = string | readonly string[]

/** The readings of a text that was put together: the longest parts first; glued ones may touch other letters. */
function inParts(text: string, isGlued: boolean): string[] {
  let parts: Part[] = [text]
  for (const said of [...meanings.keys()].toSorted((one, other) => other.length - one.length)) {
    if (!text.includes(said)) continue
    const meaning = [...(meanings.get(said) ?? [])]
    parts = parts.flatMap((part) => (typeof part === 'string' ? split(part, said, meaning, isGlued) : [part]))
  }
  let found = ['']
  for (const part of parts) {
    const choices = typeof part === 'string' ? [part] : part
    found = found.flatMap((start) => choices.map((choice) => start + choice)).slice(0, MANY)
  }
  return found
}

function split(text: string, said: string, meaning: readonly string[], isGlued: boolean): Part[] {
  const parts: Part[] = []
  let from = 0
  for (let at = text.indexOf(said); at >= 0; at = text.indexOf(said, at + 1)) {
    if (at < from || !(stands(text, at, said.length) || (isGlued && said.length > 1))) continue
    parts.push(text.slice(from, at), meaning)
    from = at + said.length
  }
  return [...parts, text.slice(from)]
}

const LETTER = /[\p{L}\p{M}\p{N}]/u

/** Whether what is there is a word of its own. */
function stands(text: string, at: number, length: number): boolean {
  const touches = (outside: string | undefined, inside: string | undefined) =>
    LETTER.test(outside ?? '') && LETTER.test(inside ?? '')
  return !touches(text[at - 1], text[at]) && !touches(text[at + length], text[at + length - 1])
}

/** A pattern of English words that also finds them where the page says them in another language. */
export class EnglishPattern extends RegExp {
  override exec(text: string): RegExpExecArray | null {
    for (const reading of readings(text)) {
      this.lastIndex = 0
      const found = super.exec(reading)
      if (found) return found
    }
    return null
  }
}

/** The pattern of a text that is there as a whole, or somewhere within. */
export function patternOf(text: string, { isWhole }: { isWhole: boolean }): EnglishPattern {
  const escaped = plain(text).replaceAll(/[.*+?^${}()|[\]\\/-]/g, String.raw`\$&`)
  return new EnglishPattern(isWhole ? `^${escaped}$` : escaped)
}
