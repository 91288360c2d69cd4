import { type RawBuilder, sql } from 'kysely'
import { MAX_ID, type Condition, type PageRequest, type Cursor } from './ListRequest.ts'
import type { ListDefinition } from './ListDefinition.ts'

/** A part of a list that one index returns in order. */
export type SortSegment = {
  /** The sort key. */
  key: RawBuilder<string | null>
  /** Conditions of the rows after the cursor. */
  conditions: readonly Condition[]
  /** The order by clause for a key of this name. */
  order: (key: RawBuilder<unknown>) => RawBuilder<unknown>
  /** Condition of rows before a cursor. */
  before: (place: Cursor) => Condition
  /** A cursor `count` ids further, for segments sorted by id, where it needs no query. */
  past?: (place: Cursor, count: number) => Cursor
}

/** The rows with a sort key and those without, in this order, as far as they come after the cursor. */
export function getSortSegments(
  { defaultOrder }: ListDefinition,
  sort: PageRequest['sort'],
  after: PageRequest['after'],
): { named?: SortSegment; nameless?: SortSegment } {
  const isDescending = sort?.isDescending ?? defaultOrder === 'newestFirst'
  const [beyond, short, way] = isDescending ? [sql`<`, sql`>`, sql`desc`] : [sql`>`, sql`<`, sql`asc`]
  const byId = (isAmongThese: boolean) => (after && isAmongThese ? [sql`id ${beyond} ${after.id}`] : [])
  const none: Omit<SortSegment, 'conditions'> = {
    key: sql<null>`null`,
    order: () => sql`id ${way}`,
    before: ({ id }) => sql`id ${short} ${id}`,
  }
  const past = ({ key, id }: Cursor, count: number) => ({
    key,
    id: isDescending ? id - count : Math.min(id + count, MAX_ID),
  })
  if (!sort) return { nameless: { ...none, past, conditions: byId(true) } }
  const column = sql.ref<string | null>(`by_${sort.column}`)
  const isPast = after?.key === null
  const place = after ? [sql`(${column}, id) ${beyond} (${after.key}, ${after.id})`] : []
  return {
    ...(!isPast && {
      named: {
        key: sql<string | null>`${column}`,
        conditions: [sql`${column} is not null`, ...place],
        order: (key) => sql`${key} ${way}, id ${way}`,
        before: ({ key, id }) => sql`(${column}, id) ${short} (${key}, ${id})`,
      },
    }),
    nameless: { ...none, conditions: [sql`${column} is null`, ...byId(isPast)] },
  }
}
