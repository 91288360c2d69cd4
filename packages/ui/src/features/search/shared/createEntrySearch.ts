import { createRowSearch } from '#components/DataTable/search/createRowSearch.ts'
import type { SearchableField } from '#components/DataTable/Column.ts'
import type { SearchEntry } from '#lib/search/SearchEntry.ts'
import { rankEntry } from './rankEntry.ts'

/** As many of one list are shown at once. */
const MOST = 8

/** The best of what a list has, and how many more there are. */
export type EntrySearchResult = {
  shown: readonly SearchEntry[]
  more: number
  /** How well the first of them fits, as `rankEntry` says; of several lists the one that fits best stands first. */
  rank: number
}

const openly: readonly SearchableField<SearchEntry>[] = [
  { searchText: ({ title, code = '', detail = '', words = '' }) => `${title}\n${code}\n${detail}\n${words}` },
]
const all: readonly SearchableField<SearchEntry>[] = [
  ...openly,
  { searchText: ({ email = '' }) => email },
  { searchText: ({ phones = '' }) => phones, isPhone: true },
]
const searchedOf = (isPrivate: boolean) => (isPrivate ? openly : all)

/** Searches one list. What costs is done once for each list, and what was found is kept until something changes. */
export function createEntrySearch() {
  const { find, prepare } = createRowSearch<SearchEntry>()
  let last:
    | { entries: readonly SearchEntry[]; search: string; isPrivate: boolean; found: EntrySearchResult }
    | undefined
  return {
    /** What is masked while privacy is on neither finds anything nor puts it first. */
    find(entries: readonly SearchEntry[], search: string, isPrivate: boolean): EntrySearchResult {
      if (last?.entries === entries && last.search === search && last.isPrivate === isPrivate) return last.found
      const rows = find(entries, searchedOf(isPrivate), search, '')
      last = { entries, search, isPrivate, found: bestOf(rows, search, isPrivate) }
      return last.found
    },
    /** Makes some more entries comparable, and says whether there are any left. */
    prepare: (entries: readonly SearchEntry[], isPrivate: boolean) => prepare(entries, searchedOf(isPrivate), ''),
  }
}

/** In one pass: sorting all that a letter finds among twenty thousand would take longer than finding them. */
function bestOf(rows: readonly SearchEntry[], search: string, isPrivate: boolean): EntrySearchResult {
  const byRank: SearchEntry[][] = []
  for (const entry of rows) {
    const ranked = (byRank[rankEntry(entry, search, isPrivate)] ??= [])
    if (ranked.length < MOST) ranked.push(entry)
  }
  const shown = byRank.flat().slice(0, MOST)
  return { shown, more: rows.length - shown.length, rank: byRank.findIndex((ranked) => ranked !== undefined) }
}
