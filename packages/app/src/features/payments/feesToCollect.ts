import type { ResponseOf } from '@maktab/client/createApi'
import { type OpenFeeStatus, type FeesToCollect, hasOpenFeeStatus } from '@maktab/ui/lib/money/bills'
import { type Remote, mapRemote } from '@maktab/ui/remote'
import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query'
import { api } from '#api/api.ts'
import { useOptionalRemote, useOptionalQuery } from '#api/useOptionalQuery.ts'

const feesOptions = (state: OpenFeeStatus) =>
  infiniteQueryOptions({
    queryKey: ['listFees', { state }] as const,
    queryFn: ({ pageParam: after, signal }) =>
      api('listFees', { query: { state, ...(after !== null && { after }) } }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }: ResponseOf<'listFees'>) => next,
  })

/** The fees of a state, as far as they were asked for; undefined where the backend knows no fees (decision 16). */
export function useFeesToCollect(state: OpenFeeStatus): Remote<FeesToCollect> | undefined {
  const asked = useInfiniteQuery(feesOptions(state))
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = asked
  const remote = useOptionalRemote('listFees', asked)
  return (
    remote &&
    mapRemote(remote, ({ pages }) => ({
      fees: pages.flatMap(({ fees }) => fees).filter((fee) => hasOpenFeeStatus(fee, state)),
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
