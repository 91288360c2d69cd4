import type { TableState } from '@maktab/ui/components/DataTable/Column'

/** What a call is asked for a page of its list. */
export type PageQuery = {
  search?: string
  kind?: string
  sort?: string
  limit?: number
  skip?: number
}

/** So many rows a page that is opened by its number may pass over. */
const MOST_PASSED = 10_000

/** The last page that can be opened by its number. */
export const lastPageOf = (pageSize: number) => Math.floor(MOST_PASSED / pageSize) + 1

/** The rows that a table shows, on whatever page: its search, kind and order. */
export function narrowedBy({ search, segment, sort }: TableState): PageQuery {
  const words = search.trim()
  return {
    ...(words !== '' && { search: words }),
    ...(segment !== undefined && { kind: segment }),
    ...(sort && { sort: `${sort.direction === 'descending' ? '-' : ''}${sort.column}` }),
  }
}

/** The page that a table shows. */
export function askedOf(state: TableState): PageQuery {
  const { page, pageSize } = state
  const skip = (Math.min(page, lastPageOf(pageSize)) - 1) * pageSize
  return { ...narrowedBy(state), limit: pageSize, ...(skip > 0 && { skip }) }
}
