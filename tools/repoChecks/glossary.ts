import { type Finding, type Source, findMatches } from './sources.ts'

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

const ACTION_ROW = /^\|(?:[^|]*\|){4}([^|]*)\|$/gm
const MESSAGE = /^msgid ((?:".*"\n)+)msgstr ((?:".*"\n?)+)/gm

const textOf = (quoted: string) => [...quoted.matchAll(/"(.*)"/g)].map(([, part]) => part).join('')

/** The words that the last column of “One word for one act” keeps out of the catalogues. */
export function readDiscouragedActionTerms({ text }: Source): string[] {
  const table = text.split('## One word for one act')[1]?.split('\n## ')[0] ?? ''
  return [...table.matchAll(ACTION_ROW)]
    .flatMap(([, column = '']) => column.split(/[،,]/))
    .map((word) => word.trim())
    .filter((word) => /\p{L}/u.test(word) && word !== 'not these')
}

/** What a catalogue says by one of these words, unless the specification writes it so itself. */
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
