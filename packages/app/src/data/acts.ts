import { ApiError } from '@maktab/client/ApiError'
import type { Act } from '@maktab/contract/schema'
import { mapRemote } from '@maktab/ui/remote'
import type { Acts } from '@maktab/ui/model/Acts'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ask } from '../calls/ask.ts'
import { useRemote } from '../calls/useRemote.ts'

type ActedRecord = Pick<Act['record'], 'kind' | 'id'>
type Asked = ActedRecord & { pages: number }

/** As many as are told at once. */
const MOST = 100

const actsOptions = (asked: Asked) =>
  queryOptions({
    queryKey: ['listActs', asked] as const,
    queryFn: ({ signal }) => readPages(asked, signal),
    // Earlier ones come to those that are here.
    placeholderData: (before, query) => (query?.queryKey[1].id === asked.id ? before : undefined),
  })

/** So many pages, one after the other, each of what was done before the last of those that are here. */
async function readPages({ kind, id, pages }: Asked, signal: AbortSignal): Promise<{ acts: Act[]; hasMore: boolean }> {
  const acts: Act[] = []
  let hasMore = true
  for (let page = 0; page < pages && hasMore; page += 1) {
    const last = acts.at(-1)
    const query = { recordKind: kind, recordId: id, limit: MOST, ...(last && { before: last.id }) }
    const answer = await ask('listActs', { query }, { signal })
    acts.push(...answer.acts)
    hasMore = answer.acts.length === MOST
  }
  return { acts, hasMore }
}

/**
 * What was decided of a record, the newest first, and of a person, a course or an event what concerned it; undefined
 * where the backend keeps no acts (decision 16). Asked for once it is wanted.
 */
export function useActs({ kind, id }: ActedRecord, isWanted = true): Acts | undefined {
  const [pages, setPages] = useState(1)
  const query = useQuery({ ...actsOptions({ kind, id, pages }), enabled: isWanted })
  const list = mapRemote(useRemote(query), ({ acts }) => acts)
  const isUnknown = query.error instanceof ApiError && query.error.status === 404
  const hasMore = query.data?.hasMore === true && !query.isPlaceholderData
  return isUnknown ? undefined : { list, onMore: hasMore ? () => setPages(pages + 1) : undefined }
}
