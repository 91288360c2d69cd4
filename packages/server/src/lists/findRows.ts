import { sql } from 'kysely'
import type { Database } from '../database/openDatabase.ts'
import type { ListDefinition } from './ListDefinition.ts'
import type { PageRequest } from './ListRequest.ts'
import { type SortSegment, getSortSegments } from './getSortSegments.ts'
import type { Cursor } from './Cursor.ts'
import type { Condition } from './search/FilteredRows.ts'
import { filterRows, getListSearch } from './search/getListSearch.ts'

/** Within so many rows of the list its order is followed to look for others; what isn’t there is found by its words. */
const MAX_SCANNED = 10_000

/** The next rows of a list from a place on, in its order; whatever has nothing to be sorted by comes last either way. */
export async function findRows(database: Database, list: ListDefinition, request: PageRequest): Promise<Cursor[]> {
  const { sort, after, skip = 0, most } = request
  const { conditions, hints, matches } = await filterRows(database, list, request)
  const table = sql.table(`listed_${list.name}`)
  const whereOf = (part: SortSegment, ...more: Condition[]) =>
    sql.join([sql`1 = 1`, ...conditions, ...part.conditions, ...more], sql` and `)

  const inOrder = async (part: SortSegment, passed: number, limit: number, ...more: Condition[]) => {
    const rows = sql<Cursor>`select id, ${part.key} as key from ${table} where ${whereOf(part, ...more)}
      order by ${part.order(part.key)} limit ${limit} offset ${passed}`
    return (await rows.execute(database)).rows
  }
  const byWords = (part: SortSegment, offset: number, limit: number) =>
    getListSearch(database).sortMatches(database, {
      list,
      conditions: [sql`1 = 1`, ...conditions, ...part.conditions],
      hints,
      key: part.key,
      orderBy: part.order,
      limit,
      offset,
    })
  /** The place up to which the order is followed; nothing where fewer are left. */
  const endOf = async (part: SortSegment) => {
    const ofPart = sql.join([sql`1 = 1`, ...part.conditions], sql` and `)
    const { rows } = await sql<Cursor>`select id, ${part.key} as key from ${table} where ${ofPart}
      order by ${part.order(part.key)} limit 1 offset ${part.past ? 0 : MAX_SCANNED}`.execute(database)
    return rows[0] && part.past ? part.past(rows[0], MAX_SCANNED) : rows[0]
  }
  const find = async (part: SortSegment, passed: number, limit: number) => {
    if (matches === undefined) return inOrder(part, passed, limit)
    if (matches === 'few') return byWords(part, passed, limit)
    const end = await endOf(part)
    if (!end) return inOrder(part, passed, limit)
    const near = await inOrder(part, passed, limit, part.before(end))
    return near.length === limit ? near : byWords(part, passed, limit)
  }
  const count = async (part: SortSegment) => {
    const counted = sql<{ count: number | string }>`select count(*) as count from ${table} where ${whereOf(part)}`
    return Number((await counted.execute(database)).rows[0]?.count ?? 0)
  }
  const { named, nameless } = getSortSegments(list, sort, after)
  const found = named ? await find(named, skip, most) : []
  if (found.length === most) return found
  const passed = named && found.length === 0 && skip > 0 ? skip - (await count(named)) : found.length > 0 ? 0 : skip
  return [...found, ...(nameless ? await find(nameless, passed, most - found.length) : [])]
}
