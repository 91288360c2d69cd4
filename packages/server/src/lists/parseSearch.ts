import { normalizeForSearch, normalizePhoneForSearch } from '@maktab/shared/normalizeForSearch'

/** Alternative patterns, one of which a row must match. */
export type SearchTerm = readonly string[]

const PHONE = /^[+(\d][\d\s()./+-]*$/
/** Fewer digits would match almost every number. */
const MIN_DIGITS = 3
/** From this length on it may be a complete number with country code, which may be stored without one. */
const MIN_FULL_DIGITS = 9
/** Minimum length without country code; all spellings of a number end with the same digits. */
const MIN_NATIONAL_DIGITS = MIN_FULL_DIGITS - 2

/** A row must match all of `words`, or `phone`. */
export type ExactTerms = { words: readonly SearchTerm[]; phone?: SearchTerm }

/** The conditions of a search. */
export type ParsedSearch = {
  /** Necessary conditions with few patterns, for the index. */
  near: readonly SearchTerm[]
  /** The exact condition, only for phone numbers: they have too many spellings to look up each in the index. */
  exact?: ExactTerms
}

/** Patterns of a phone number, and substrings of which every match contains one. */
type PhonePatterns = { near: readonly string[]; patterns: SearchTerm }

/**
 * Converts a search to `like` patterns on the searchable text of a row (`createSearchText`): each word, or the whole
 * search if it may be a phone number. Undefined for an empty search.
 */
export function parseSearch(search: string): ParsedSearch | undefined {
  const whole = normalizeForSearch(search)
  const words = [...new Set(whole.split(' '))].filter(Boolean)
  if (words.length === 0) return undefined
  const phone = words.length > 1 ? numberOf(whole) : undefined
  const terms = words.map((word) => ({ word, number: numberOf(word) }))
  const near = terms.map(({ word, number }) => nearOf([word, ...(number?.near ?? []), ...(phone?.near ?? [])]))
  if (!phone && terms.every(({ number }) => !number)) return { near }
  const exact = terms.map(({ word, number }) => [contains(word), ...(number?.patterns ?? [])])
  return { near, exact: { words: exact, ...(phone && { phone: phone.patterns }) } }
}

const contains = (signs: string) => `%${signs}%`

/** Drops strings that contain another one, because they match a subset of its rows. */
function nearOf(candidates: readonly string[]): SearchTerm {
  const some = [...new Set(candidates)]
  return some.filter((one) => !some.some((other) => other !== one && one.includes(other))).map(contains)
}

function numberOf(written: string): PhonePatterns | undefined {
  const digits = PHONE.test(written) ? normalizePhoneForSearch(written) : ''
  if (digits === '') return undefined
  // A leading country code matches the start of a number; other digits match anywhere.
  const isFromStart = /^(\+|00)/.test(written)
  if (!isFromStart && digits.length < MIN_DIGITS) return undefined
  const part = isFromStart ? `%\n${digits}%` : `%\n%${digits}%`
  if (digits.length < MIN_FULL_DIGITS) return { near: [digits], patterns: [part] }
  return {
    near: [digits.slice(-MIN_NATIONAL_DIGITS)],
    patterns: [part, ...endsOf(digits).map((end) => `%\n${end}\n%`)],
  }
}

/** The number without a country code of any length. */
function endsOf(digits: string): string[] {
  return Array.from({ length: digits.length - MIN_NATIONAL_DIGITS + 1 }, (_, start) => digits.slice(start))
}
