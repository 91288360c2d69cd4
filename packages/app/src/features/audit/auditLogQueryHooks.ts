import type { ResponseOf } from '@maktab/client/createApi'
import type { Act } from '@maktab/contract/schema'
import type { AuditLog, DecisionHistory } from '@maktab/ui/lib/inbox/inboxTypes'
import { type Remote, mapRemote } from '@maktab/ui/remote'
import { useOptionalInfiniteQuery } from '#api/useOptionalInfiniteQuery.ts'

type ActedRecord = Pick<Act['record'], 'kind' | 'id'>

const RECORD_PAGE_SIZE = 100
const INBOX_PAGE_SIZE = 30

/** Audit log entries of a record or the inbox, newest first, paginated by the ID of the last entry. */
function useActs(filter: object, limit: number, enabled: boolean): AuditLog | undefined {
  const getNextPage = ({ acts }: ResponseOf<'listActs'>) =>
    acts.length === limit ? { before: acts.at(-1)?.id } : undefined
  const { pages, onLoadMore } = useOptionalInfiniteQuery('listActs', {
    query: { ...filter, limit },
    getNextPage,
    enabled,
  })
  return pages && { list: mapRemote(pages, (all) => all.flatMap(({ acts }) => acts)), onLoadMore }
}

/**
 * The audit log of a record, newest first; for a person, course or event everything about it. Undefined if the backend
 * has none (decision 16). Requested only while `isEnabled`.
 */
export function useAuditLog({ kind, id }: ActedRecord, isEnabled = true): AuditLog | undefined {
  return useActs({ recordKind: kind, recordId: id }, RECORD_PAGE_SIZE, isEnabled)
}

/**
 * The decisions made in the inbox, requested only while `isEnabled`; undefined if the backend has no audit log (an
 * extension).
 */
export function useDecisionHistory(isEnabled: boolean): Remote<DecisionHistory> | undefined {
  const acts = useActs({ of: 'inbox' }, INBOX_PAGE_SIZE, isEnabled)
  return acts && mapRemote(acts.list, (decisions) => ({ decisions, onLoadMore: acts.onLoadMore }))
}
