import type { Fee } from '@maktab/contract/schema'
import { type Remote, mapRemote } from '@maktab/ui/remote'
import { useOptionalQuery, useOptionalRemote } from '#api/optionalCalls.ts'
import { useApiMutation } from '#api/useApiMutation.ts'
import type { ResponseOf } from '@maktab/client/createApi'
import { type OpenFeeStatus, type FeesToCollect, hasOpenFeeStatus } from '@maktab/ui/lib/money/bills'
import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query'
import { api } from '#api/api.ts'

/** The monthly fees of the signed-in student; undefined if the backend has no fees (decision 16). */
export function useOwnFees(enabled = true): Remote<Fee[]> | undefined {
  return useOptionalQuery('listOwnFees', { enabled, select: ({ fees }) => fees })
}

/** A student’s monthly fees for an admin; undefined if the backend has no fees (decision 16). */
export function useStudentFees(studentId: number, enabled = true): Remote<Fee[]> | undefined {
  return useOptionalQuery('listFees', { query: { studentId, limit: 100 }, enabled, select: ({ fees }) => fees })
}

/** Mutations of fees; an empty reason isn’t sent. */
export function useFeeActions() {
  const mutate = useApiMutation()
  const reasonField = (reason: string | undefined) => (reason === undefined ? {} : { reason })
  return {
    waiveFee: ({ id, version }: Fee, reason: string | undefined) =>
      mutate('decideFee', {
        body: { id, paymentStatus: 'waived', ...reasonField(reason), ...(version !== undefined && { version }) },
      }),
    endFees: (id: number, reason: string | undefined) => mutate('endFees', { body: { id, ...reasonField(reason) } }),
  }
}

const feesOptions = (state: OpenFeeStatus) =>
  infiniteQueryOptions({
    queryKey: ['listFees', { state }] as const,
    queryFn: ({ pageParam: after, signal }) =>
      api('listFees', { query: { state, ...(after !== null && { after }) } }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }: ResponseOf<'listFees'>) => next,
  })

/** The fees with a status, as far as loaded; undefined if the backend has no fees (decision 16). */
export function useFeesToCollect(state: OpenFeeStatus): Remote<FeesToCollect> | undefined {
  const query = useInfiniteQuery(feesOptions(state))
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = query
  const remote = useOptionalRemote('listFees', query)
  return (
    remote &&
    mapRemote(remote, ({ pages }) => ({
      fees: pages.flatMap(({ fees }) => fees).filter((fee) => hasOpenFeeStatus(fee, state)),
      // The last page fetched is the newest.
      counts: pages.at(-1)?.counts ?? { due: 0, overdue: 0, pending: 0 },
      onLoadMore: hasNextPage && !isFetchingNextPage ? () => void fetchNextPage() : undefined,
    }))
  )
}

/** The number of overdue fees; undefined if the backend has no fees (decision 16). */
export function useOverdueFees(): Remote<number> | undefined {
  return useOptionalQuery('listFees', {
    query: { state: 'overdue', limit: 1 },
    select: ({ counts }) => counts.overdue,
  })
}
