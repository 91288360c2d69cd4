import { ApiError } from '@maktab/client/ApiError'
import type { Answer } from '@maktab/client/createAsk'
import type { Decided } from '@maktab/ui/model/Decided'
import { type Remote, mapRemote } from '@maktab/ui/remote'
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ask } from '../calls/ask.ts'
import { useRemote } from '../calls/useRemote.ts'

const AT_ONCE = 30

type Told = Answer<'listActs'> & { hasMore: boolean }

const decidedOptions = (pages: number) =>
  queryOptions({
    queryKey: ['listActs', { query: { of: 'inbox' }, pages }] as const,
    queryFn: ({ signal }) => readPages(pages, signal),
    placeholderData: keepPreviousData,
  })

async function readPages(pages: number, signal: AbortSignal): Promise<Told> {
  const told: Told = { acts: [], hasMore: true }
  for (let page = 0; page < pages && told.hasMore; page += 1) {
    const last = told.acts.at(-1)
    const query = { of: 'inbox', limit: AT_ONCE, ...(last && { before: last.id }) } as const
    const { acts } = await ask('listActs', { query }, { signal })
    told.acts.push(...acts)
    told.hasMore = acts.length === AT_ONCE
  }
  return told
}

/**
 * What was decided of what waited in the inbox, once somebody wants to see it; undefined where the backend keeps no acts
 * (an extension).
 */
export function useDecided(isWanted: boolean): Remote<Decided> | undefined {
  const [pages, setPages] = useState(1)
  const asked = useQuery({ ...decidedOptions(pages), enabled: isWanted })
  const remote = useRemote(asked)
  if (asked.error instanceof ApiError && asked.error.status === 404) return undefined
  return mapRemote(remote, ({ acts, hasMore }) => ({
    acts,
    onMore: hasMore && !asked.isPlaceholderData ? () => setPages(pages + 1) : undefined,
  }))
}
