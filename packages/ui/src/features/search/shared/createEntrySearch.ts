import { createRowSearch, parseSearch } from '#components/DataTable/search/createRowSearch.ts'
import type { SearchableField } from '#components/DataTable/Column.ts'
import type { SearchEntry } from '#lib/search/searchEntries.ts'
import { normalizeForSearch, normalizePhoneForSearch } from '@maktab/shared/normalizeForSearch'

/** Numbers with fewer digits match only as parts. */
const MIN_PHONE_DIGITS = 7

type Comparable = { code: string; name: string; rest: string; phones: readonly string[] }

const comparables = new WeakMap<SearchEntry, Comparable>()

/**
 * Rank of a matching entry: 0 for an equal code or phone number, 1 if all words start words of its name, 2 if they
 * start words elsewhere, 3 if they only occur within words.
 */
function rankEntry(entry: SearchEntry, search: string, isPrivate: boolean): 0 | 1 | 2 | 3 {
  const query = normalizeForSearch(search)
  const { code, name, rest, phones } = comparable(entry)
  if (query === code) return 0
  const digits = isPrivate ? '' : normalizePhoneForSearch(search)
  if (digits.length >= MIN_PHONE_DIGITS && phones.some((phone) => isSamePhone(phone, digits))) return 0
  const words = query.split(' ')
  if (words.every((word) => name.includes(` ${word}`))) return 1
  if (words.every((word) => name.includes(` ${word}`) || rest.includes(` ${word}`))) return 2
  return 3
}

/** Whether two numbers are equal, possibly without a country code. */
function isSamePhone(phone: string, digits: string): boolean {
  return phone.length >= MIN_PHONE_DIGITS && (phone.endsWith(digits) || digits.endsWith(phone))
}

function comparable(entry: SearchEntry): Comparable {
  const cached = comparables.get(entry)
  if (cached) return cached
  const { title, code = '', detail = '', keywords = '', phones = '' } = entry
  const comparableEntry = {
    // Never equal to a query.
    code: normalizeForSearch(code) || '\n',
    name: ` ${normalizeForSearch(`${title} ${code}`)}`,
    rest: ` ${normalizeForSearch(`${detail} ${keywords}`)}`,
    phones: phones.split('\n').map(normalizePhoneForSearch),
  }
  comparables.set(entry, comparableEntry)
  return comparableEntry
}

/** Maximum results shown per group. */
const MAX_SHOWN = 8

/** Best results of a group, and the number of others. */
export type EntrySearchResult = {
  shown: readonly SearchEntry[]
  more: number
  /** Rank of the best result (see `rankEntry`); groups are sorted by it. */
  rank: number
}

const unmaskedFields: readonly SearchableField<SearchEntry>[] = [
  { searchText: ({ title, code = '', detail = '', keywords = '' }) => `${title}\n${code}\n${detail}\n${keywords}` },
]
const all: readonly SearchableField<SearchEntry>[] = [
  ...unmaskedFields,
  { searchText: ({ email = '' }) => email },
  { searchText: ({ phones = '' }) => phones, isPhone: true },
]
const searchableFields = (isPrivate: boolean) => (isPrivate ? unmaskedFields : all)

/** Searches one list; indexes it once and caches the last result. */
export function createEntrySearch() {
  const { find, prepare } = createRowSearch<SearchEntry>()
  let last:
    | { entries: readonly SearchEntry[]; search: string; isPrivate: boolean; found: EntrySearchResult }
    | undefined
  return {
    /** With privacy on, masked fields are neither matched nor ranked. */
    find(entries: readonly SearchEntry[], search: string, isPrivate: boolean): EntrySearchResult {
      if (last?.entries === entries && last.search === search && last.isPrivate === isPrivate) return last.found
      const rows = find(entries, searchableFields(isPrivate), search, '')
      last = { entries, search, isPrivate, found: bestOf(rows, search, isPrivate) }
      return last.found
    },
    /** Indexes some more entries; returns whether any are left. */
    prepare: (entries: readonly SearchEntry[], isPrivate: boolean) => prepare(entries, searchableFields(isPrivate), ''),
  }
}

/** Single pass: sorting all matches of one letter among twenty thousand entries would take longer than finding them. */
function bestOf(rows: readonly SearchEntry[], search: string, isPrivate: boolean): EntrySearchResult {
  const byRank: SearchEntry[][] = []
  for (const entry of rows) {
    const ranked = (byRank[rankEntry(entry, search, isPrivate)] ??= [])
    if (ranked.length < MAX_SHOWN) ranked.push(entry)
  }
  const shown = byRank.flat().slice(0, MAX_SHOWN)
  return { shown, more: rows.length - shown.length, rank: byRank.findIndex((ranked) => ranked !== undefined) }
}

/** The matching line of a field that isn’t shown, such as a phone number, e-mail or guardian. */
export function findHiddenMatch(entry: SearchEntry, search: string, isPrivate: boolean): string | undefined {
  const matches = parseSearch(search)
  const { title, code = '', detail = '', keywords = '', phones = '', email = '' } = entry
  if (!matches || matches({ text: normalizeForSearch(`${title}\n${code}\n${detail}`), phones: '' })) return undefined
  const hidden = isPrivate ? keywords : `${keywords}\n${phones}\n${email}`
  return hidden
    .split('\n')
    .find(
      (line) =>
        line !== '' && matches({ text: normalizeForSearch(line), phones: `\n${normalizePhoneForSearch(line)}` }),
    )
}
