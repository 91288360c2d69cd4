import { type Remote, mapRemote } from '@maktab/ui/remote'
import type { PagedId } from './PagedId.ts'
import { sumOf } from './sumOf.ts'
import { useListQuery } from './useListQuery.ts'

/** How many rows a list has. */
export function useCount(id: PagedId): Remote<number> {
  const { rows, page } = useListQuery(id, { query: { limit: 1 } })
  return mapRemote(rows, (all) => (page ? sumOf(page.kinds) : all.length))
}
