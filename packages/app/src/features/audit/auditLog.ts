import type { ResponseOf } from '@maktab/client/createApi'
import type { Act } from '@maktab/contract/schema'
import type { AuditLog, DecisionHistory } from '@maktab/ui/lib/inbox/inbox'
import { type Remote, mapRemote } from '@maktab/ui/remote'
import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query'
import { api } from '#api/api.ts'
import { useOptionalRemote } from '#api/optionalCalls.ts'

type ActedRecord = Pick<Act['record'], 'kind' | 'id'>
type Wanted = { recordKind: ActedRecord['kind']; recordId: number } | { of: 'inbox' }

const RECORD_PAGE_SIZE = 100
const INBOX_PAGE_SIZE = 30

/** The acts of a record or of the inbox, the newest first, in pages: each begins before the last act of the one before. */
const actsOptions = (wanted: Wanted, limit: number) =>
  infiniteQueryOptions({
    queryKey: ['listActs', { ...wanted, limit }] as const,
    queryFn: ({ pageParam: before, signal }) =>
      api('listActs', { query: { ...wanted, limit, ...(before !== undefined && { before }) } }, { signal }),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ acts }: ResponseOf<'listActs'>) => (acts.length === limit ? acts.at(-1)?.id : undefined),
    select: ({ pages }) => pages.flatMap(({ acts }) => acts),
  })

function useActPages(wanted: Wanted, limit: number, isWanted: boolean) {
  const query = useInfiniteQuery({ ...actsOptions(wanted, limit), enabled: isWanted })
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = query
  const list = useOptionalRemote('listActs', query)
  return { list, onMore: hasNextPage && !isFetchingNextPage ? () => void fetchNextPage() : undefined }
}

/**
 * What was decided of a record, the newest first, and of a person, a course or an event what concerned it; undefined
 * where the backend keeps no acts (decision 16). Asked for once it is wanted.
 */
export function useAuditLog({ kind, id }: ActedRecord, isWanted = true): AuditLog | undefined {
  const { list, onMore } = useActPages({ recordKind: kind, recordId: id }, RECORD_PAGE_SIZE, isWanted)
  return list && { list, onMore }
}

/** What was decided in the inbox, once it is wanted; undefined where the backend keeps no acts (an extension). */
export function useDecisionHistory(isWanted: boolean): Remote<DecisionHistory> | undefined {
  const { list, onMore } = useActPages({ of: 'inbox' }, INBOX_PAGE_SIZE, isWanted)
  return list && mapRemote(list, (acts) => ({ acts, onMore }))
}
