import { type Finding, type Source, findMatches } from './Finding.ts'

const ROW = /^\|(?:[^|]*\|){3}([^|]*)\|$/gm
const SCRIPT = /[\p{Script=Arabic}\p{M}\s]+/u

/** The words that `docs/glossary.md` keeps out of the catalogues. */
export function readDiscouragedTerms({ text }: Source): string[] {
  return [...text.matchAll(ROW)]
    .flatMap(([, column = '']) => column.split(/[،,]/))
    .map((word) => (SCRIPT.exec(word)?.[0] ?? '').trim())
    .filter((word) => word !== '')
}

/** Words in Urdu or Arabic that the glossary has better ones for. */
export function findDiscouragedTerms(source: Source, words: readonly string[]): Finding[] {
  // Whole words, also with the Arabic article: other letters on either side, or marks, make another one.
  const avoided = new RegExp(`(?<![\\p{L}\\p{M}])(?:[وفبك]?ال|لل)?(?:${words.join('|')})(?![\\p{L}\\p{M}])`, 'u')
  return findMatches(source, avoided, 'Use the word from docs/glossary.md instead.')
}
