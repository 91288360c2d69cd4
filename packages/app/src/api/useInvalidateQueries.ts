import type { OperationId } from '@maktab/contract/calls'
import { type QueryKey, QueryClientContext } from '@tanstack/react-query'
import { use } from 'react'

/** The params of the reads that a call touches, where it touches not all of them. */
export type InvalidationScope = Readonly<Record<string, number>>

/**
 * Reads again what calls answered, at once what somebody looks at; settles when it is there. Where nobody reads
 * anything, as on the pages of visitors, there is nothing to read again.
 */
export function useInvalidateQueries(): (reads?: readonly OperationId[], about?: InvalidationScope) => Promise<void> {
  const queries = use(QueryClientContext)
  return async (reads = [], about = {}) => {
    const predicate = ({ queryKey }: { queryKey: QueryKey }) => isOf(about, queryKey)
    if (queries) await Promise.all(reads.map((id) => queries.invalidateQueries({ queryKey: [id], predicate })))
  }
}

function isOf(about: InvalidationScope, [, reading]: QueryKey): boolean {
  const { params = {} } = Object(reading) as { params?: InvalidationScope }
  return Object.entries(params).every(([name, value]) => (about[name] ?? value) === value)
}
