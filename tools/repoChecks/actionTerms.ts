import type { Source } from './Finding.ts'

const ROW = /^\|(?:[^|]*\|){4}([^|]*)\|$/gm
const MESSAGE = /^msgid ((?:".*"\n)+)msgstr ((?:".*"\n?)+)/gm

const textOf = (quoted: string) => [...quoted.matchAll(/"(.*)"/g)].map(([, part]) => part).join('')

/** The words that the last column of “One word for one act” keeps out of the catalogues. */
export function readDiscouragedActionTerms({ text }: Source): string[] {
  const table = text.split('## One word for one act')[1]?.split('\n## ')[0] ?? ''
  return [...table.matchAll(ROW)]
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
