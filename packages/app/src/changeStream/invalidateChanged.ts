import type { OperationId } from '@maktab/contract/calls'
import type { KindOfRecord } from '@maktab/contract/schema'
import { recordKindsByOperation } from '@maktab/contract/wire/recordKindsByOperation'
import type { Query, QueryClient } from '@tanstack/react-query'

/** A whole school that looks at one list doesn’t ask for it in the same moment. */
const MIN_DELAY = 100
const MAX_DELAY = 800

/** The calls whose answers hold records of these kinds. */
function readsOf(changed: readonly KindOfRecord[] | 'anything'): ReadonlySet<unknown> {
  const ids = Object.keys(recordKindsByOperation) as OperationId[]
  return new Set(
    changed === 'anything'
      ? ids
      : ids.filter((id) => recordKindsByOperation[id]?.some((kind) => changed.includes(kind))),
  )
}

/**
 * Reads again, a moment later, what was changed: of what somebody looks at, and of the rest when it is looked at. What
 * was read since it was told is new, as it is after a change of one’s own; it isn’t read twice.
 */
export function invalidateChanged(queries: QueryClient, changed: readonly KindOfRecord[] | 'anything'): void {
  const reads = readsOf(changed)
  const toldAt = Date.now()
  const cache = queries.getQueryCache()
  const onTheWay = new Set(cache.findAll({ fetchStatus: 'fetching' }))
  const isOld = (query: Query) => {
    if (!reads.has(query.queryKey[0])) return false
    if (query.state.fetchStatus === 'fetching' && !onTheWay.has(query)) return false
    return onTheWay.has(query) || query.state.dataUpdatedAt <= toldAt
  }
  setTimeout(
    () => void queries.invalidateQueries({ predicate: isOld }),
    MIN_DELAY + Math.random() * (MAX_DELAY - MIN_DELAY),
  )
}
