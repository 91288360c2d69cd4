import type { OperationId } from '@maktab/contract/calls'
import { QueryClientContext } from '@tanstack/react-query'
import { use } from 'react'

/**
 * Reads again what calls answered, at once what somebody looks at; settles when it is there. Where nobody reads
 * anything, as on the pages of visitors, there is nothing to read again.
 */
export function useReload(): (reads?: readonly OperationId[]) => Promise<void> {
  const queries = use(QueryClientContext)
  return async (reads = []) => {
    if (queries) await Promise.all(reads.map((id) => queries.invalidateQueries({ queryKey: [id] })))
  }
}
