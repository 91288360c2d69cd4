import { createSearch } from '#components/DataTable/search/createSearch.ts'
import type { Searched } from '#components/DataTable/Column.ts'
import type { Entry } from '#model/searchEntry.ts'
import { rankOf } from './rankOf.ts'

/** As many of one list are shown at once. */
const MOST = 8

/** The best of what a list has, and how many more there are. */
export type Found = {
  shown: readonly Entry[]
  more: number
  /** How well the first of them fits, as `rankOf` says; of several lists the one that fits best stands first. */
  rank: number
}

const openly: readonly Searched<Entry>[] = [
  { searchText: ({ title, code = '', detail = '', words = '' }) => `${title}\n${code}\n${detail}\n${words}` },
]
const all: readonly Searched<Entry>[] = [
  ...openly,
  { searchText: ({ email = '' }) => email },
  { searchText: ({ phones = '' }) => phones, isPhone: true },
]
const searchedOf = (isPrivate: boolean) => (isPrivate ? openly : all)

/** Searches one list. What costs is done once for each list, and what was found is kept until something changes. */
export function createFinder() {
  const { find, prepare } = createSearch<Entry>()
  let last: { entries: readonly Entry[]; search: string; isPrivate: boolean; found: Found } | undefined
  return {
    /** What is masked while privacy is on neither finds anything nor puts it first. */
    find(entries: readonly Entry[], search: string, isPrivate: boolean): Found {
      if (last?.entries === entries && last.search === search && last.isPrivate === isPrivate) return last.found
      const rows = find(entries, searchedOf(isPrivate), search, '')
      last = { entries, search, isPrivate, found: bestOf(rows, search, isPrivate) }
      return last.found
    },
    /** Makes some more entries comparable, and says whether there are any left. */
    prepare: (entries: readonly Entry[], isPrivate: boolean) => prepare(entries, searchedOf(isPrivate), ''),
  }
}

/** In one pass: sorting all that a letter finds among twenty thousand would take longer than finding them. */
function bestOf(rows: readonly Entry[], search: string, isPrivate: boolean): Found {
  const byRank: Entry[][] = []
  for (const entry of rows) {
    const ranked = (byRank[rankOf(entry, search, isPrivate)] ??= [])
    if (ranked.length < MOST) ranked.push(entry)
  }
  const shown = byRank.flat().slice(0, MOST)
  return { shown, more: rows.length - shown.length, rank: byRank.findIndex((ranked) => ranked !== undefined) }
}
