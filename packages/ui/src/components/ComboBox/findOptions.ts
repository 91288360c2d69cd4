import { searchable } from '@maktab/contract/wire/searchable'
import type { Part } from '#remote.ts'
import type { Option } from '../Select/Option.ts'

/** Options whose words hold every word of the search, in any order, however they are written. */
export function findOptions(options: readonly Option[], search: string): readonly Option[] {
  const words = searchable(search).split(' ').filter(Boolean)
  if (words.length === 0) return options
  return options.filter(({ label }) => {
    const folded = searchable(label)
    return words.every((word) => folded.includes(word))
  })
}

/** Options of a part of a list: what was found elsewhere, and until that is here, what fits of what was found before. */
export function findInPart(
  options: readonly Option[],
  { words, ids, isComing }: Part,
  search: string,
): readonly Option[] {
  const found = options.filter(({ id }) => ids.has(Number(id)))
  return !isComing && words === search.trim() ? found : findOptions(found, search)
}
