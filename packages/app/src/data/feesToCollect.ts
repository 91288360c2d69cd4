import type { Answer } from '@maktab/client/createAsk'
import { type FeeState, type FeesToCollect, isInState } from '@maktab/ui/model/FeesToCollect'
import { type Remote, mapRemote } from '@maktab/ui/remote'
import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query'
import { ask } from '../calls/ask.ts'
import { useOptional, useOptionalQuery } from '../calls/useOptionalQuery.ts'

const feesOptions = (state: FeeState) =>
  infiniteQueryOptions({
    queryKey: ['listFees', { state }] as const,
    queryFn: ({ pageParam: after, signal }) =>
      ask('listFees', { query: { state, ...(after !== null && { after }) } }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }: Answer<'listFees'>) => next,
  })

/** The fees of a state, as far as they were asked for; undefined where the backend knows no fees (decision 16). */
export function useFeesToCollect(state: FeeState): Remote<FeesToCollect> | undefined {
  const asked = useInfiniteQuery(feesOptions(state))
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = asked
  const remote = useOptional('listFees', asked)
  return (
    remote &&
    mapRemote(remote, ({ pages }) => ({
      fees: pages.flatMap(({ fees }) => fees).filter((fee) => isInState(fee, state)),
      // The last page read is the newest.
      counts: pages.at(-1)?.counts ?? { due: 0, overdue: 0, pending: 0 },
      onMore: hasNextPage && !isFetchingNextPage ? () => void fetchNextPage() : undefined,
    }))
  )
}

/** How many fees are overdue; undefined where the backend knows no fees (decision 16). */
export function useOverdueFees(): Remote<number> | undefined {
  return useOptionalQuery('listFees', {
    query: { state: 'overdue', limit: 1 },
    select: ({ counts }) => counts.overdue,
  })
}
