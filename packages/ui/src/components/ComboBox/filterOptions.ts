import { normalizeForSearch } from '@maktab/contract/wire/normalizeForSearch'
import type { RemoteSearch } from '#remote.ts'
import type { Option } from '../Select/Option.ts'

/** Options whose words hold every word of the search, in any order, however they are written. */
export function filterOptions(options: readonly Option[], search: string): readonly Option[] {
  const words = normalizeForSearch(search).split(' ').filter(Boolean)
  if (words.length === 0) return options
  return options.filter(({ label }) => {
    const folded = normalizeForSearch(label)
    return words.every((word) => folded.includes(word))
  })
}

/** Options of a part of a list: what was found elsewhere, and until that is here, what fits of what was found before. */
export function filterRemoteResults(
  options: readonly Option[],
  { query, ids, isFetching }: RemoteSearch,
  search: string,
): readonly Option[] {
  const found = options.filter(({ id }) => ids.has(Number(id)))
  return !isFetching && query === search.trim() ? found : filterOptions(found, search)
}
