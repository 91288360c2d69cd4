import { normalizeForSearch } from '@maktab/contract/wire/normalizeForSearch'
import { normalizePhoneForSearch } from '@maktab/contract/wire/normalizePhoneForSearch'

/** The patterns of which a row has to fit one. */
export type SearchTerm = readonly string[]

const PHONE = /^[+(\d][\d\s()./+-]*$/
/** Fewer digits are in every number. */
const MIN_DIGITS = 3
/** From here on it may be a whole number with its country, while the school wrote it without. */
const WHOLE = 9
/** A number without its country has at least so many; whatever it may be written as ends with the same ones. */
const MIN_NATIONAL_DIGITS = WHOLE - 2

/** A row has to fit every one of `words`, or the one of `phone`. */
export type ExactTerms = { words: readonly SearchTerm[]; phone?: SearchTerm }

/** What a row has to fit. */
export type ParsedSearch = {
  /** Every one of these, which are few patterns, for an index. */
  near: readonly SearchTerm[]
  /** And this, which only numbers have: they may be written in so many ways that an index would look for each. */
  exact?: ExactTerms
}

/** What is sought: the signs of which some are in every row that fits, and the patterns themselves. */
type PhonePatterns = { near: readonly string[]; patterns: SearchTerm }

/**
 * What a search asks of a row's words (`wordsOf`), as patterns of `like`: each word, or all of it where that may be one
 * telephone number. Nothing where nothing is searched.
 */
export function parseSearch(search: string): ParsedSearch | undefined {
  const whole = normalizeForSearch(search)
  const words = [...new Set(whole.split(' '))].filter(Boolean)
  if (words.length === 0) return undefined
  const phone = words.length > 1 ? numberOf(whole) : undefined
  const terms = words.map((word) => ({ word, number: numberOf(word) }))
  const near = terms.map(({ word, number }) => nearOf([word, ...(number?.near ?? []), ...(phone?.near ?? [])]))
  if (!phone && terms.every(({ number }) => !number)) return { near }
  const exact = terms.map(({ word, number }) => [holds(word), ...(number?.patterns ?? [])])
  return { near, exact: { words: exact, ...(phone && { phone: phone.patterns }) } }
}

const holds = (signs: string) => `%${signs}%`

/** What holds more than another one needn't be looked for beside it. */
function nearOf(sought: readonly string[]): SearchTerm {
  const some = [...new Set(sought)]
  return some.filter((one) => !some.some((other) => other !== one && one.includes(other))).map(holds)
}

function numberOf(written: string): PhonePatterns | undefined {
  const digits = PHONE.test(written) ? normalizePhoneForSearch(written) : ''
  if (digits === '') return undefined
  // Who begins with the country's number means the beginning; anybody else any part.
  const isFromStart = /^(\+|00)/.test(written)
  if (!isFromStart && digits.length < MIN_DIGITS) return undefined
  const part = isFromStart ? `%\n${digits}%` : `%\n%${digits}%`
  if (digits.length < WHOLE) return { near: [digits], patterns: [part] }
  return {
    near: [digits.slice(-MIN_NATIONAL_DIGITS)],
    patterns: [part, ...endsOf(digits).map((end) => `%\n${end}\n%`)],
  }
}

/** The number sought as the school may have written it: without its country. */
function endsOf(digits: string): string[] {
  return Array.from({ length: digits.length - MIN_NATIONAL_DIGITS + 1 }, (_, start) => digits.slice(start))
}
