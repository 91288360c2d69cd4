import { type RawBuilder, sql } from 'kysely'
import { type Database, isPostgres } from '../database/openDatabase.ts'
import type { Asked } from './Asked.ts'
import { isAmong } from './isAmong.ts'
import type { Listing } from './Listing.ts'
import { FEW, type Wanted } from './Wanted.ts'
import { type Exact, type Term, type Terms, termsOf } from './termsOf.ts'

type Condition = RawBuilder<unknown>
type Count = { count: number | string }

/** Shorter ones the index of words can't tell. */
const SHORTEST_INDEXED = 3

/** SQLite’s planner can’t know how many rows hold a word, and PostgreSQL’s not in which order they come: both are asked first. */
export async function rowsWanted(database: Database, list: Listing, asked: Asked): Promise<Wanted> {
  if (asked.wanted) return asked.wanted
  const table = sql.table(`listed_${list.name}`)
  const { search, kind, among = [] } = asked
  const conditions: Condition[] = among.map((ids) => isAmong(database, ids))
  if (kind !== undefined) {
    conditions.push(sql`kind = ${kind}`)
    const ofKind = sql<number>`select id from ${table} where kind = ${kind}`
    if (!isPostgres(database) && (await countFew(database, ofKind)) < FEW) conditions.push(sql`id in (${ofKind})`)
  }
  const terms = termsOf(search ?? '')
  if (terms === undefined) return { conditions }
  const fitting = fitsAll(terms)
  conditions.push(fitting)
  if (isPostgres(database)) {
    const count = await countFew(database, sql`select id from ${table} where ${sql.join(conditions, sql` and `)}`)
    return { conditions, found: count < FEW ? 'few' : 'many', count }
  }
  const ids = idsByIndex(list, terms) ?? sql<number>`select id from ${table} where ${fitting}`
  const isAll = conditions.length === 1 && !terms.exact && terms.near.every(isIndexed)
  const count = await countFew(database, isAll ? idsThatFit(list, terms) : ids)
  const found = count < FEW ? 'few' : 'many'
  return { conditions, found, byIndex: sql`id in (${ids})`, ...(isAll && { count }) }
}

function fitsAll({ near, exact }: Terms): Condition {
  if (!exact) return allOf(near, sql`words`)
  const told = near.filter(isIndexed)
  // Whatever stands in an expression no index is asked for.
  const fits = fitsExactly(exact, sql`words || ''`)
  return told.length > 0 ? sql`${allOf(told, sql`words`)} and ${fits}` : fits
}

function fitsExactly({ words, phone }: Exact, text: Condition): Condition {
  return phone ? sql`((${allOf(words, text)}) or ${oneOf(phone, text)})` : allOf(words, text)
}

const allOf = (terms: readonly Term[], text: Condition) =>
  sql.join(
    terms.map((term) => oneOf(term, text)),
    sql` and `,
  )

const oneOf = (term: Term, text: Condition) =>
  sql`(${sql.join(
    term.map((pattern) => sql`${text} like ${pattern}`),
    sql` or `,
  )})`

/**
 * The ids of rows that may be found, by the index of words: they hold every three signs that follow each other in what is
 * sought, wherever. Nothing where it can't tell. To read the rows too would take four times as long.
 */
function idsByIndex({ name }: Listing, { near }: Terms): RawBuilder<number> | undefined {
  const index = sql.table(`${name}_words`)
  const told = near.filter(isIndexed)
  const plain = told.filter((term) => term.length === 1)
  const longest = told.toSorted((one, other) => lengthOf(other[0] ?? '') - lengthOf(one[0] ?? '')).slice(0, 1)
  // Words that are looked for together cost no more than the rarest; one that may be written in several ways costs each.
  const sought = plain.length > 0 ? plain : longest
  if (sought.length === 0) return undefined
  return sql<number>`select rowid from ${index} where ${index} match ${sought.map(inAnyWay).join(' AND ')}`
}

/** The ids of rows that fit, of which the first come before all of them are found. */
function idsThatFit({ name }: Listing, { near }: Terms): RawBuilder<number> {
  return sql<number>`select rowid from ${sql.table(`${name}_words`)} where ${allOf(near, sql`words`)}`
}

const inAnyWay = (term: Term) => `(${term.map(inThrees).join(' OR ')})`

/** What is asked of the index for a pattern. */
function inThrees(pattern: string): string {
  const signs = Array.from(pattern.slice(1, -1))
  const threes = signs.slice(2).map((_, start) => signs.slice(start, start + 3).join(''))
  return [...new Set(threes)].map((three) => `"${three.replaceAll('"', '""')}"`).join(' AND ')
}

const isIndexed = (term: Term) => term.every((pattern) => lengthOf(pattern) >= SHORTEST_INDEXED)
/** In signs, as the index counts them, without those at both ends that stand for any others. */
const lengthOf = (pattern: string) => Array.from(pattern).length - 2

/**
 * How many ids these are, up to `FEW`. PostgreSQL plans as if it had to find all of them and stops there all the same:
 * where it knew that these are enough it would rather read half of the list than ask the index of words.
 */
async function countFew(database: Database, ids: RawBuilder<unknown>): Promise<number> {
  const counted = isPostgres(database)
    ? sql<Count>`with wanted as materialized (${ids}) select count(*) as count from (select id from wanted limit ${FEW}) as few`
    : sql<Count>`select count(*) as count from (${ids} limit ${FEW})`
  return Number((await counted.execute(database)).rows[0]?.count ?? 0)
}
