import type { Decided } from '@maktab/ui/model/Decided'
import { type Remote, mapRemote } from '@maktab/ui/remote'
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useUnlessUnknown } from '../calls/useUnlessUnknown.ts'
import { readActs } from './readActs.ts'

const AT_ONCE = 30

const decidedOptions = (pages: number) =>
  queryOptions({
    queryKey: ['listActs', { query: { of: 'inbox' }, pages }] as const,
    queryFn: ({ signal }) => readActs({ of: 'inbox', limit: AT_ONCE }, pages, signal),
    placeholderData: keepPreviousData,
  })

/**
 * What was decided of what waited in the inbox, once somebody wants to see it; undefined where the backend keeps no acts
 * (an extension).
 */
export function useDecided(isWanted: boolean): Remote<Decided> | undefined {
  const [pages, setPages] = useState(1)
  const asked = useQuery({ ...decidedOptions(pages), enabled: isWanted })
  const remote = useUnlessUnknown('listActs', asked)
  if (!remote) return undefined
  return mapRemote(remote, ({ acts, hasMore }) => ({
    acts,
    onMore: hasMore && !asked.isPlaceholderData ? () => setPages(pages + 1) : undefined,
  }))
}
