import { type RawBuilder, sql } from 'kysely'
import type { Database } from '#database/openDatabase.ts'
import type { ListDefinition } from '../ListDefinition.ts'
import { type ListRequest, type Cursor, type Condition, type FilteredRows, COUNT_LIMIT } from '../ListRequest.ts'
import { type ExactTerms, type SearchTerm, type ParsedSearch, parseSearch } from '../parseSearch.ts'

/** A page of matches in sort order. */
type SortedMatches = {
  list: ListDefinition
  conditions: readonly Condition[]
  hints: readonly Condition[]
  key: RawBuilder<string | null>
  orderBy: (key: RawBuilder<unknown>) => RawBuilder<unknown>
  limit: number
  offset: number
}

/** The database-specific part of list search. */
export type ListSearch = {
  /** Condition for ids in a query. */
  isAmong: (ids: RawBuilder<number>) => Condition
  /** Plans how the rows of a request are found. */
  filter: (database: Database, list: ListDefinition, request: ListRequest) => Promise<FilteredRows>
  /** Finds all matches by the index of the search, then sorts them. */
  sortMatches: (database: Database, matches: SortedMatches) => Promise<Cursor[]>
  /** Lets only one transaction at a time reindex a list. */
  lockForReindex: (transaction: Database, list: ListDefinition) => Promise<void>
  /** Called after all lists were reindexed, possibly with many changes. */
  afterReindex: (database: Database) => Promise<void>
}

/** The search indexes contain trigrams; shorter terms need a scan. */
const MIN_INDEXED = 3

/** Condition for rows whose text matches all terms of a search. */
export function matchesTerms({ near, exact }: ParsedSearch): Condition {
  if (!exact) return matchesAll(near)
  const indexed = near.filter(isIndexed)
  // The concatenation keeps the planner from using the index.
  const matches = matchesExactly(exact, sql`words || ''`)
  return indexed.length > 0 ? sql`${matchesAll(indexed)} and ${matches}` : matches
}

function matchesExactly({ words, phone }: ExactTerms, text: Condition): Condition {
  return phone ? sql`((${matchesAll(words, text)}) or ${matchesAny(phone, text)})` : matchesAll(words, text)
}

const matchesAll = (terms: readonly SearchTerm[], text: Condition = sql`words`): Condition =>
  sql.join(
    terms.map((term) => matchesAny(term, text)),
    sql` and `,
  )

const matchesAny = (term: SearchTerm, text: Condition) =>
  sql`(${sql.join(
    term.map((pattern) => sql`${text} like ${pattern}`),
    sql` or `,
  )})`

const isIndexed = (term: SearchTerm) => term.every((pattern) => getPatternLength(pattern) >= MIN_INDEXED)

/** In characters, as the indexes count them, without the wildcards at both ends. */
const getPatternLength = (pattern: string) => Array.from(pattern).length - 2

/** Searches lists on SQLite by an FTS5 index of trigrams (`<list>_words`). */
export const sqliteSearch: ListSearch = {
  isAmong,

  // The planner doesn't know how many rows match, so they are counted first.
  filter: async (database, list, { search, kind, among = [] }) => {
    const table = sql.table(`listed_${list.name}`)
    const conditions: Condition[] = among.map(isAmong)
    if (kind !== undefined) {
      conditions.push(sql`kind = ${kind}`)
      const ofKind = sql<number>`select id from ${table} where kind = ${kind}`
      if ((await countIds(database, ofKind)) < COUNT_LIMIT) conditions.push(sql`id in (${ofKind})`)
    }
    const terms = parseSearch(search ?? '')
    if (terms === undefined) return { conditions, hints: [] }
    const matching = matchesTerms(terms)
    conditions.push(matching)
    const ids = idsByIndex(list, terms) ?? sql<number>`select id from ${table} where ${matching}`
    const isWhole = conditions.length === 1 && !terms.exact && terms.near.every(isIndexed)
    const count = await countIds(database, isWhole ? matchingIds(list, terms) : ids)
    const matches = count < COUNT_LIMIT ? 'few' : 'many'
    return { conditions, hints: [sql`id in (${ids})`], matches, ...(isWhole && { count }) }
  },

  sortMatches: async (database, { list, conditions, hints, key, orderBy, limit, offset }) => {
    const where = sql.join([...conditions, ...hints], sql` and `)
    const { rows } = await sql<Cursor>`select id, ${key} as key from ${sql.table(`listed_${list.name}`)} where ${where}
      order by ${orderBy(key)} limit ${limit} offset ${offset}`.execute(database)
    return rows
  },

  // SQLite has one writer at a time anyway.
  lockForReindex: async () => undefined,

  // Updates the planner's statistics, without which it would choose the wrong index.
  afterReindex: async (database) => void (await sql`pragma optimize = 0x10002`.execute(database)),
}

function isAmong(ids: RawBuilder<number>): Condition {
  return sql`id in (${ids})`
}

/**
 * Selects the ids of rows that contain all trigrams of the search, in any order. Undefined if no term is long enough for
 * the index. Reading the rows as well would take four times as long.
 */
function idsByIndex({ name }: ListDefinition, { near }: ParsedSearch): RawBuilder<number> | undefined {
  const index = sql.table(`${name}_words`)
  const indexed = near.filter(isIndexed)
  const plain = indexed.filter((term) => term.length === 1)
  const longest = indexed
    .toSorted((one, other) => getPatternLength(other[0] ?? '') - getPatternLength(one[0] ?? ''))
    .slice(0, 1)
  // Looking up several terms costs no more than the rarest, but a term with alternatives costs each of them.
  const lookupTerms = plain.length > 0 ? plain : longest
  if (lookupTerms.length === 0) return undefined
  return sql<number>`select rowid from ${index} where ${index} match ${lookupTerms.map(matchAnySpelling).join(' AND ')}`
}

/** Selects the ids of matching rows; returns the first ones before all are found. */
function matchingIds({ name }: ListDefinition, { near }: ParsedSearch): RawBuilder<number> {
  return sql<number>`select rowid from ${sql.table(`${name}_words`)} where ${matchesAll(near)}`
}

const matchAnySpelling = (term: SearchTerm) => `(${term.map(matchTrigrams).join(' OR ')})`

function matchTrigrams(pattern: string): string {
  const characters = Array.from(pattern.slice(1, -1))
  const trigrams = characters.slice(2).map((_, start) => characters.slice(start, start + 3).join(''))
  return [...new Set(trigrams)].map((trigram) => `"${trigram.replaceAll('"', '""')}"`).join(' AND ')
}

/** Counts the ids, up to `COUNT_LIMIT`. */
async function countIds(database: Database, ids: RawBuilder<unknown>): Promise<number> {
  const counted = sql<{ count: number }>`select count(*) as count from (${ids} limit ${COUNT_LIMIT})`
  return (await counted.execute(database)).rows[0]?.count ?? 0
}
