import { type Finding, type Source, findMatches } from './sources.ts'

const ROW = /^\|(?:[^|]*\|){3}([^|]*)\|$/gm
const SCRIPT = /[\p{Script=Arabic}\p{M}\s]+/u

const lastColumn = (text: string) => [...text.matchAll(ROW)].flatMap(([, column = '']) => column.split(/[،,]/))

/** The Urdu and Arabic terms that `docs/glossary.md` rules out in catalogues. */
export function readDiscouragedTerms({ text }: Source): string[] {
  return lastColumn(text)
    .map((word) => (SCRIPT.exec(word)?.[0] ?? '').trim())
    .filter((word) => word !== '')
}

/** The English terms that `docs/glossary.md` rules out in catalogues. */
export function readDiscouragedEnglishTerms({ text }: Source): string[] {
  return lastColumn(text)
    .map((word) => word.trim())
    .filter((word) => /^[a-z]/i.test(word) && word !== 'not these')
}

/** Finds ruled-out Urdu or Arabic terms. */
export function findDiscouragedTerms(source: Source, words: readonly string[]): Finding[] {
  // Whole words, optionally with the Arabic article; adjacent letters or marks make a different word.
  const avoided = new RegExp(`(?<![\\p{L}\\p{M}])(?:[وفبك]?ال|لل)?(?:${words.join('|')})(?![\\p{L}\\p{M}])`, 'u')
  return findMatches(source, avoided, 'Use the word from docs/glossary.md instead.')
}

const ACTION_ROW = /^\|(?:[^|]*\|){4}([^|]*)\|$/gm
// Labels of fields (`msgctxt "field"`) are derived from the names in the contract.
const MESSAGE = /(?<!^msgctxt "field"\n)^msgid ((?:".*"\n)+)msgstr ((?:".*"\n?)+)/gm

const textOf = (quoted: string) => [...quoted.matchAll(/"(.*)"/g)].map(([, part]) => part).join('')

/** The terms that the last column of “One word for one action” in docs/style.md rules out in catalogues. */
export function readDiscouragedActionTerms({ text }: Source): string[] {
  const table = text.split('## One word for one act')[1]?.split('\n## ')[0] ?? ''
  return [...table.matchAll(ACTION_ROW)]
    .flatMap(([, column = '']) => column.split(/[،,]/))
    .map((word) => word.trim())
    .filter((word) => /\p{L}/u.test(word) && word !== 'not these')
}

/** Catalogue texts with a ruled-out term, except wording of the specification. */
export function findDiscouragedActionTerms(
  catalogue: Source,
  words: readonly string[],
  specification: string,
): string[] {
  const other = new RegExp(`(?<![\\p{L}\\p{M}])(?:${words.join('|')})(?![\\p{L}\\p{M}])`, 'iu')
  return [...catalogue.text.matchAll(MESSAGE)]
    .map(([, id = '', said = '']) => ({ id: textOf(id), said: textOf(said) }))
    .filter(({ id, said }) => !specification.includes(id) && (other.test(id) || other.test(said)))
    .map(({ id, said }) => `${catalogue.path}: ${said || id}`)
}
