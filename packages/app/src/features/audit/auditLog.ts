import type { ResponseOf } from '@maktab/client/createApi'
import type { Act } from '@maktab/contract/schema'
import type { AuditLog, DecisionHistory } from '@maktab/ui/lib/inbox/inbox'
import { type Remote, mapRemote } from '@maktab/ui/remote'
import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query'
import { api } from '#api/api.ts'
import { useOptionalRemote } from '#api/optionalCalls.ts'

type ActedRecord = Pick<Act['record'], 'kind' | 'id'>
type ActFilter = { recordKind: ActedRecord['kind']; recordId: number } | { of: 'inbox' }

const RECORD_PAGE_SIZE = 100
const INBOX_PAGE_SIZE = 30

/** Audit log entries of a record or the inbox, newest first, paginated by the ID of the last entry. */
const actsOptions = (filter: ActFilter, limit: number) =>
  infiniteQueryOptions({
    queryKey: ['listActs', { ...filter, limit }] as const,
    queryFn: ({ pageParam: before, signal }) =>
      api('listActs', { query: { ...filter, limit, ...(before !== undefined && { before }) } }, { signal }),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ acts }: ResponseOf<'listActs'>) => (acts.length === limit ? acts.at(-1)?.id : undefined),
    select: ({ pages }) => pages.flatMap(({ acts }) => acts),
  })

function useActPages(filter: ActFilter, limit: number, isEnabled: boolean) {
  const query = useInfiniteQuery({ ...actsOptions(filter, limit), enabled: isEnabled })
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = query
  const list = useOptionalRemote('listActs', query)
  return { list, onLoadMore: hasNextPage && !isFetchingNextPage ? () => void fetchNextPage() : undefined }
}

/**
 * The audit log of a record, newest first; for a person, course or event everything about it. Undefined if the backend
 * keeps none (decision 16). Requested only while wanted.
 */
export function useAuditLog({ kind, id }: ActedRecord, isEnabled = true): AuditLog | undefined {
  const { list, onLoadMore } = useActPages({ recordKind: kind, recordId: id }, RECORD_PAGE_SIZE, isEnabled)
  return list && { list, onLoadMore }
}

/**
 * The decisions made in the inbox, requested only while wanted; undefined if the backend keeps no audit log (an
 * extension).
 */
export function useDecisionHistory(isEnabled: boolean): Remote<DecisionHistory> | undefined {
  const { list, onLoadMore } = useActPages({ of: 'inbox' }, INBOX_PAGE_SIZE, isEnabled)
  return list && mapRemote(list, (acts) => ({ decisions: acts, onLoadMore }))
}
