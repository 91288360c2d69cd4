import { type RawBuilder, sql } from 'kysely'
import { MAX_ID, type PageRequest, type Cursor } from './ListRequest.ts'
import type { ListDefinition } from './ListDefinition.ts'

type Condition = RawBuilder<unknown>

/** Rows of a list that follow each other along one index. */
export type SortSegment = {
  /** What they are sorted by. */
  key: RawBuilder<string | null>
  /** Which they are, from the place on. */
  conditions: readonly Condition[]
  /** Their order, where that key goes by this name. */
  order: (key: RawBuilder<unknown>) => RawBuilder<unknown>
  /** Those of them that come before a place. */
  before: (place: Cursor) => Condition
  /** The place so many numbers after another one, where rows follow each other by their numbers: nobody has to count them. */
  past?: (place: Cursor, count: number) => Cursor
}

/** The rows that have what the list is sorted by, and those that have not; of what lies before the place neither. */
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
