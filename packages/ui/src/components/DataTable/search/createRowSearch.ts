import { normalizeForSearch, normalizePhoneForSearch } from '@maktab/shared/normalizeForSearch'
import type { SearchableField } from '../Column.ts'

/** Normalized text and phone numbers of a row, one number per line. */
type SearchableRow = { text: string; phones: string }

type Test = (row: SearchableRow) => boolean

const PHONE = /^[+(\d][\d\s()./+-]*$/
/** Minimum number of digits, as fewer match almost every number. */
const MIN_DIGITS = 3
/** From this length on, digits may be a number with country code that was stored without. */
const MIN_FULL_NUMBER_LENGTH = 9

/** Creates the test of a search; undefined for a blank one. */
export function parseSearch(search: string): Test | undefined {
  const normalized = normalizeForSearch(search)
  const words = normalized.split(' ').filter(Boolean)
  if (words.length === 0) return undefined
  const wordTests = words.map(createWordTest)
  const phoneTest = words.length > 1 && PHONE.test(normalized) ? createPhoneTest(normalized) : undefined
  return (row) => wordTests.every((test) => test(row)) || phoneTest?.(row) === true
}

function createWordTest(word: string): Test {
  const phone = PHONE.test(word) ? createPhoneTest(word) : undefined
  return (row) => row.text.includes(word) || phone?.(row) === true
}

function createPhoneTest(searchText: string): Test {
  const digits = normalizePhoneForSearch(searchText)
  if (digits === '') return () => false
  // With a country code the search matches only the start of a number, otherwise any part.
  if (/^(\+|00)/.test(searchText))
    return ({ phones }) => phones.includes(`\n${digits}`) || matchesWithoutCountry(phones, digits)
  if (digits.length < MIN_DIGITS) return () => false
  return ({ phones }) => phones.includes(digits) || matchesWithoutCountry(phones, digits)
}

/** Whether one of the numbers is the searched one without its country code. */
function matchesWithoutCountry(phones: string, digits: string): boolean {
  if (digits.length < MIN_FULL_NUMBER_LENGTH || phones === '') return false
  return phones.split('\n').some((phone) => phone.length >= MIN_FULL_NUMBER_LENGTH - 2 && digits.endsWith(phone))
}

/**
 * Searches the rows of one table. Normalizing their texts is expensive, so it is deferred to the first search or
 * `prepare`, and repeated only for changed texts, for example in another language.
 */
export function createRowSearch<Row>() {
  const index = createIndex<Row>()
  let last: { entries: readonly SearchableRow[]; search: string; found: readonly Row[] } | undefined
  return {
    /** Returns the rows that contain every word of the search. */
    find(
      rows: readonly Row[],
      columns: readonly SearchableField<Row>[],
      search: string,
      locale: string,
    ): readonly Row[] {
      const matches = parseSearch(search)
      if (!matches) return rows
      const entries = index(rows, columns, locale)
      if (last?.entries === entries && last.search === search) return last.found
      const isFound = (entry: SearchableRow | undefined) => entry !== undefined && matches(entry)
      last = { entries, search, found: rows.filter((_, at) => isFound(entries[at])) }
      return last.found
    },
    /** Indexes some more rows, and returns whether any are left. */
    prepare(rows: readonly Row[], columns: readonly SearchableField<Row>[], locale: string): boolean {
      const ready = index(rows, columns, locale, 0).length
      return index(rows, columns, locale, ready + STEP).length < rows.length
    },
  }
}

/** Few enough to index without a noticeable delay. */
const STEP = 200

type Entry = SearchableRow & { raw: string }

/** Index of the normalized rows, built on demand and updated only for changed texts. */
function createIndex<Row>() {
  let source: { rows: readonly Row[]; columns: readonly SearchableField<Row>[]; locale: string } | undefined
  let entries: Entry[] = []
  let previous: readonly Entry[] = []

  /**
   * Returns the entries of at least the first `count` rows; the same array while rows, columns and locale are
   * unchanged.
   */
  return (
    rows: readonly Row[],
    columns: readonly SearchableField<Row>[],
    locale: string,
    count = rows.length,
  ): Entry[] => {
    if (source?.rows !== rows || source.columns !== columns || source.locale !== locale) {
      previous = entries.length < previous.length ? previous : entries
      entries = []
      source = { rows, columns, locale }
    }
    for (const row of rows.slice(entries.length, count)) {
      const raw = getRawText(row, columns, locale)
      const before = previous[entries.length]
      entries.push(before?.raw === raw ? before : createEntry(raw, row, columns))
    }
    return entries
  }
}

function getRawText<Row>(row: Row, columns: readonly SearchableField<Row>[], locale: string): string {
  let raw = ''
  for (const { searchText, localizedSearchText } of columns) {
    if (searchText) raw += `${searchText(row)}\n`
    if (localizedSearchText) raw += `${localizedSearchText(row, locale)}\n`
  }
  return raw
}

function createEntry<Row>(raw: string, row: Row, columns: readonly SearchableField<Row>[]): Entry {
  const phones = columns.flatMap(({ isPhone, searchText }) =>
    isPhone && searchText ? searchText(row).split('\n') : [],
  )
  const lines = phones.flatMap((phone) => normalizePhoneForSearch(phone) || [])
  return { raw, text: normalizeForSearch(raw), phones: lines.map((line) => `\n${line}`).join('') }
}
