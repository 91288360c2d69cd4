import type { Fee } from '@maktab/contract/schema'
import { type Remote, mapRemote } from '@maktab/ui/remote'
import { useOptionalQuery, useOptionalRemote } from '#api/optionalCalls.ts'
import { useApiMutation } from '#api/useApiMutation.ts'
import type { ResponseOf } from '@maktab/client/createApi'
import { type OpenFeeStatus, type FeesToCollect, hasOpenFeeStatus } from '@maktab/ui/lib/money/bills'
import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query'
import { api } from '#api/api.ts'

/** What the student who is signed in pays for each month; undefined where the backend knows of no fees (decision 16). */
export function useOwnFees(enabled = true): Remote<Fee[]> | undefined {
  return useOptionalQuery('listOwnFees', { enabled, select: ({ fees }) => fees })
}

/**
 * What a student pays for each month, as the administrators see it; asked for where it is looked at. Undefined where the
 * backend knows of no fees (decision 16).
 */
export function useStudentFees(studentId: number, enabled = true): Remote<Fee[]> | undefined {
  return useOptionalQuery('listFees', { query: { studentId, limit: 100 }, enabled, select: ({ fees }) => fees })
}

/** What an administrator does about fees; a reason that isn’t given isn’t sent. */
export function useFeeActions() {
  const mutate = useApiMutation()
  const said = (reason: string | undefined) => (reason === undefined ? {} : { reason })
  return {
    waiveFee: ({ id, version }: Fee, reason: string | undefined) =>
      mutate('decideFee', {
        body: { id, paymentStatus: 'waived', ...said(reason), ...(version !== undefined && { version }) },
      }),
    endFees: (id: number, reason: string | undefined) => mutate('endFees', { body: { id, ...said(reason) } }),
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
