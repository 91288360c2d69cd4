import type { OperationId } from '@maktab/contract/calls'
import type { KindOfRecord } from '@maktab/contract/schema'
import { recordKindsByOperation } from '@maktab/shared/recordKindsByOperation'
import type { Query, QueryClient } from '@tanstack/react-query'

/** Random delay, so that the users who have one list open don’t all request it at the same moment. */
const MIN_DELAY = 100
const MAX_DELAY = 800

/** The operations whose responses contain records of these kinds. */
function operationsWith(changed: readonly KindOfRecord[] | 'anything'): ReadonlySet<unknown> {
  const ids = Object.keys(recordKindsByOperation) as OperationId[]
  return new Set(
    changed === 'anything'
      ? ids
      : ids.filter((id) => recordKindsByOperation[id]?.some((kind) => changed.includes(kind))),
  )
}

/**
 * Invalidates queries with changed records after a short random delay: active ones refetch at once, others on next use.
 * Queries that loaded after the change, as after an own mutation, are skipped.
 */
export function invalidateChangedQueries(
  queryClient: QueryClient,
  changed: readonly KindOfRecord[] | 'anything',
): void {
  const operations = operationsWith(changed)
  const changedAt = Date.now()
  const cache = queryClient.getQueryCache()
  const fetching = new Set(cache.findAll({ fetchStatus: 'fetching' }))
  const isOutdated = (query: Query) => {
    if (!operations.has(query.queryKey[0])) return false
    if (query.state.fetchStatus === 'fetching' && !fetching.has(query)) return false
    return fetching.has(query) || query.state.dataUpdatedAt <= changedAt
  }
  setTimeout(
    () => void queryClient.invalidateQueries({ predicate: isOutdated }),
    MIN_DELAY + Math.random() * (MAX_DELAY - MIN_DELAY),
  )
}
