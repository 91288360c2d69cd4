import { normalizeForSearch } from '@maktab/contract/wire/normalizeForSearch'

const MIN_LENGTH = 3
/** What Arabic writes together with the word that follows it: and, so, with, for, like. */
const JOINED = /^[وفبلک]/

/**
 * A text without the words of a person's name, in whatever way they are written; one of two letters is too common to be
 * told from others, unless the whole name stands there.
 */
export function redactName(text: string, name: string): string {
  const words = wordsOf(name)
  const said = wordsOf(text)
  const isTold = (word: string) => word.length >= MIN_LENGTH && words.includes(word)
  const gone = new Set(said.flatMap((word, at) => (isTold(word) || isTold(word.replace(JOINED, '')) ? [at] : [])))
  if (words.length > 1) {
    for (const at of said.keys()) {
      if (words.every((word, offset) => said[at + offset] === word)) words.forEach((_, offset) => gone.add(at + offset))
    }
  }
  let at = 0
  return text.replaceAll(WORD, (word) => (gone.has(at++) ? '…' : word))
}

const WORD = /[\p{L}\p{M}\u0640]+/gu

function wordsOf(text: string): string[] {
  return [...text.matchAll(WORD)].map(([word]) => normalizeForSearch(word))
}
