import { type Remote, mapRemote } from '@maktab/ui/remote'
import type { ListOperationId } from './ListOperationId.ts'
import { totalOf } from './totalOf.ts'
import { useListQuery } from './useListQuery.ts'

/** How many rows a list has. */
export function useListCount(id: ListOperationId): Remote<number> {
  const { rows, page } = useListQuery(id, { query: { limit: 1 } })
  return mapRemote(rows, (all) => (page ? totalOf(page.kinds) : all.length))
}
