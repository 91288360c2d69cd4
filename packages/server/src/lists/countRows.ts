import { sql } from 'kysely'
import type { Database } from '../database/openDatabase.ts'
import type { Asked } from './Asked.ts'
import { isAmong } from './isAmong.ts'
import type { Listing } from './Listing.ts'
import { rowsWanted } from './rowsWanted.ts'
import { termsOf } from './termsOf.ts'
import { FEW } from './Wanted.ts'

type Counted = { kind: string; count: number | string }
type Kinds = Record<string, number>

/** How many rows are found, up to `FEW`, and how many there are of each kind, found or not. */
export async function countRows(
  database: Database,
  list: Listing,
  asked: Asked,
): Promise<{ found: number; kinds: Kinds }> {
  const kinds = await countKinds(database, list, asked.among)
  // Where nothing is searched the kinds tell it.
  if (termsOf(asked.search ?? '') !== undefined) return { found: await countFound(database, list, asked), kinds }
  const counts = asked.kind === undefined ? Object.values(kinds) : [kinds[asked.kind] ?? 0]
  const found = counts.reduce((sum, count) => sum + count, 0)
  return { found: Math.min(found, FEW), kinds }
}

/** How many rows there are of each kind, found or not; of a whole list that is kept with its rows. */
export async function countKinds(database: Database, { name }: Listing, among: Asked['among'] = []): Promise<Kinds> {
  const of = sql.join(
    among.map((ids) => isAmong(database, ids)),
    sql` and `,
  )
  const counted =
    among.length > 0
      ? sql<Counted>`select kind, count(*) as count from ${sql.table(`listed_${name}`)} where ${of} group by kind order by kind`
      : sql<Counted>`select kind, count from listed_kinds where list = ${name} and count > 0 order by kind`
  const { rows } = await counted.execute(database)
  return Object.fromEntries(rows.map(({ kind, count }) => [kind, Number(count)]))
}

/** How many rows a search finds, up to `FEW`. */
export async function countFound(database: Database, list: Listing, asked: Asked): Promise<number> {
  const { conditions, found, byIndex, count } = await rowsWanted(database, list, asked)
  if (count !== undefined) return count
  const where = sql.join([...conditions, ...(found === 'few' && byIndex ? [byIndex] : [])], sql` and `)
  const { rows } = await sql<{ count: number }>`select count(*) as count from
    (select id from ${sql.table(`listed_${list.name}`)} where ${where} limit ${FEW}) as found`.execute(database)
  return rows[0]?.count ?? 0
}
