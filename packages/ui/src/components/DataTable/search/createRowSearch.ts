import { normalizeForSearch } from '@maktab/contract/wire/normalizeForSearch'
import { normalizePhoneForSearch } from '@maktab/contract/wire/normalizePhoneForSearch'
import type { SearchableField } from '../Column.ts'

/** What a row holds, as it is compared: its words, and its telephone numbers, each on a line of its own. */
type SearchableRow = { text: string; phones: string }

type Test = (row: SearchableRow) => boolean

const PHONE = /^[+(\d][\d\s()./+-]*$/
/** Fewer digits are in every number. */
const FEWEST = 3
/** From here on it may be a whole number with its country, while the school wrote it without. */
const WHOLE = 9

/** What a search asks of a row; without words it asks nothing. */
export function parseSearch(search: string): Test | undefined {
  const whole = normalizeForSearch(search)
  const words = whole.split(' ').filter(Boolean)
  if (words.length === 0) return undefined
  const asWords = words.map(testOfWord)
  const asPhone = words.length > 1 && PHONE.test(whole) ? testOfPhone(whole) : undefined
  return (row) => asWords.every((test) => test(row)) || asPhone?.(row) === true
}

function testOfWord(word: string): Test {
  const phone = PHONE.test(word) ? testOfPhone(word) : undefined
  return (row) => row.text.includes(word) || phone?.(row) === true
}

function testOfPhone(written: string): Test {
  const digits = normalizePhoneForSearch(written)
  if (digits === '') return () => false
  // Who begins with the country’s number means the beginning; anybody else any part.
  if (/^(\+|00)/.test(written)) return ({ phones }) => phones.includes(`\n${digits}`) || isEndOf(phones, digits)
  if (digits.length < FEWEST) return () => false
  return ({ phones }) => phones.includes(digits) || isEndOf(phones, digits)
}

/** Whether one of the numbers is the number sought, written without its country. */
function isEndOf(phones: string, digits: string): boolean {
  if (digits.length < WHOLE || phones === '') return false
  return phones.split('\n').some((phone) => phone.length >= WHOLE - 2 && digits.endsWith(phone))
}

/**
 * Searches the rows of one table. What costs, making texts comparable, waits for the first search or for `prepare`; it
 * follows whatever the columns tell by now: the language, a name from another list.
 */
export function createRowSearch<Row>() {
  const index = createIndex<Row>()
  let last: { entries: readonly SearchableRow[]; search: string; found: readonly Row[] } | undefined
  return {
    /** The rows that hold every word of the search, anywhere. */
    find(
      rows: readonly Row[],
      columns: readonly SearchableField<Row>[],
      search: string,
      locale: string,
    ): readonly Row[] {
      const holds = parseSearch(search)
      if (!holds) return rows
      const entries = index(rows, columns, locale)
      if (last?.entries === entries && last.search === search) return last.found
      const isFound = (entry: SearchableRow | undefined) => entry !== undefined && holds(entry)
      last = { entries, search, found: rows.filter((_, at) => isFound(entries[at])) }
      return last.found
    },
    /** Makes some more rows comparable, and says whether there are any left. */
    prepare(rows: readonly Row[], columns: readonly SearchableField<Row>[], locale: string): boolean {
      const ready = index(rows, columns, locale, 0).length
      return index(rows, columns, locale, ready + STEP).length < rows.length
    },
  }
}

/** As many as are ready before anybody notices. */
const STEP = 200

type Entry = SearchableRow & { raw: string }

/** What the rows of a table hold, made comparable: as far as it is needed, and anew only where the words have changed. */
function createIndex<Row>() {
  let of: { rows: readonly Row[]; columns: readonly SearchableField<Row>[]; locale: string } | undefined
  let entries: Entry[] = []
  let known: readonly Entry[] = []

  /** The entries of at least the first `count` rows; the same ones for as long as rows, columns and language are. */
  return (
    rows: readonly Row[],
    columns: readonly SearchableField<Row>[],
    locale: string,
    count = rows.length,
  ): Entry[] => {
    if (of?.rows !== rows || of.columns !== columns || of.locale !== locale) {
      known = entries.length < known.length ? known : entries
      entries = []
      of = { rows, columns, locale }
    }
    for (const row of rows.slice(entries.length, count)) {
      const raw = rawOf(row, columns, locale)
      const before = known[entries.length]
      entries.push(before?.raw === raw ? before : entryOf(raw, row, columns))
    }
    return entries
  }
}

function rawOf<Row>(row: Row, columns: readonly SearchableField<Row>[], locale: string): string {
  let raw = ''
  for (const { searchText, localizedSearchText } of columns) {
    if (searchText) raw += `${searchText(row)}\n`
    if (localizedSearchText) raw += `${localizedSearchText(row, locale)}\n`
  }
  return raw
}

function entryOf<Row>(raw: string, row: Row, columns: readonly SearchableField<Row>[]): Entry {
  const phones = columns.flatMap(({ isPhone, searchText }) =>
    isPhone && searchText ? searchText(row).split('\n') : [],
  )
  const lines = phones.flatMap((phone) => normalizePhoneForSearch(phone) || [])
  return { raw, text: normalizeForSearch(raw), phones: lines.map((line) => `\n${line}`).join('') }
}
