import { createRowSearch, parseSearch } from '#components/DataTable/search/createRowSearch.ts'
import type { SearchableField } from '#components/DataTable/Column.ts'
import type { SearchEntry } from '#lib/search/searchEntries.ts'
import { normalizeForSearch } from '@maktab/contract/wire/normalizeForSearch'
import { normalizePhoneForSearch } from '@maktab/contract/wire/normalizePhoneForSearch'

/** With fewer digits it is a part of a number, not a number. */
const WHOLE = 7

type Comparable = { code: string; name: string; rest: string; phones: readonly string[] }

const known = new WeakMap<SearchEntry, Comparable>()

/**
 * How well something fits what is sought, among all that does: 0 for its own code or number, 1 where the words begin words
 * of its name, 2 where they begin others, 3 where they only stand within.
 */
function rankEntry(entry: SearchEntry, search: string, isPrivate: boolean): 0 | 1 | 2 | 3 {
  const whole = normalizeForSearch(search)
  const { code, name, rest, phones } = comparable(entry)
  if (whole === code) return 0
  const digits = isPrivate ? '' : normalizePhoneForSearch(search)
  if (digits.length >= WHOLE && phones.some((phone) => isSame(phone, digits))) return 0
  const words = whole.split(' ')
  if (words.every((word) => name.includes(` ${word}`))) return 1
  if (words.every((word) => name.includes(` ${word}`) || rest.includes(` ${word}`))) return 2
  return 3
}

/** Whether two numbers are one, be it that one of them lacks the country’s. */
function isSame(phone: string, digits: string): boolean {
  return phone.length >= WHOLE && (phone.endsWith(digits) || digits.endsWith(phone))
}

function comparable(entry: SearchEntry): Comparable {
  const before = known.get(entry)
  if (before) return before
  const { title, code = '', detail = '', words = '', phones = '' } = entry
  const made = {
    // Of what has no code, nothing is its code.
    code: normalizeForSearch(code) || '\n',
    name: ` ${normalizeForSearch(`${title} ${code}`)}`,
    rest: ` ${normalizeForSearch(`${detail} ${words}`)}`,
    phones: phones.split('\n').map(normalizePhoneForSearch),
  }
  known.set(entry, made)
  return made
}

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

/** What of an entry that isn’t shown holds what is sought: a number, an address, a guardian. */
export function findHiddenMatch(entry: SearchEntry, search: string, isPrivate: boolean): string | undefined {
  const holds = parseSearch(search)
  const { title, code = '', detail = '', words = '', phones = '', email = '' } = entry
  if (!holds || holds({ text: normalizeForSearch(`${title}\n${code}\n${detail}`), phones: '' })) return undefined
  const hidden = isPrivate ? words : `${words}\n${phones}\n${email}`
  return hidden
    .split('\n')
    .find(
      (line) => line !== '' && holds({ text: normalizeForSearch(line), phones: `\n${normalizePhoneForSearch(line)}` }),
    )
}
