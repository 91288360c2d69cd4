import { sql } from 'kysely'
import type { ExactTerms, SearchTerm, ParsedSearch } from '../parseSearch.ts'
import type { Condition } from './FilteredRows.ts'

/** The indexes of words hold every three characters that follow each other; shorter terms need a scan. */
const MIN_INDEXED = 3

/** Rows whose words match all terms of a search. */
export function matchesTerms({ near, exact }: ParsedSearch): Condition {
  if (!exact) return matchesAll(near)
  const indexed = near.filter(isIndexed)
  // No index is used for an expression.
  const matches = matchesExactly(exact, sql`words || ''`)
  return indexed.length > 0 ? sql`${matchesAll(indexed)} and ${matches}` : matches
}

function matchesExactly({ words, phone }: ExactTerms, text: Condition): Condition {
  return phone ? sql`((${matchesAll(words, text)}) or ${matchesAny(phone, text)})` : matchesAll(words, text)
}

export const matchesAll = (terms: readonly SearchTerm[], text: Condition = sql`words`): Condition =>
  sql.join(
    terms.map((term) => matchesAny(term, text)),
    sql` and `,
  )

const matchesAny = (term: SearchTerm, text: Condition) =>
  sql`(${sql.join(
    term.map((pattern) => sql`${text} like ${pattern}`),
    sql` or `,
  )})`

export const isIndexed = (term: SearchTerm) => term.every((pattern) => getPatternLength(pattern) >= MIN_INDEXED)

/** In characters, as the indexes count them, without the wildcards at both ends. */
export const getPatternLength = (pattern: string) => Array.from(pattern).length - 2
