import type { Fee } from '@maktab/contract/schema'
import { type Remote, mapRemote } from '@maktab/ui/remote'
import { useOptionalQuery } from '#api/optionalOperations.ts'
import { useApiMutation } from '#api/useApiMutation.ts'
import { useOptionalInfiniteQuery } from '#api/useOptionalInfiniteQuery.ts'
import { type OpenFeeStatus, type FeesToCollect, hasOpenFeeStatus } from '@maktab/ui/lib/money/billsAndFees'

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

/** The fees with a status, as far as loaded; undefined if the backend has no fees (decision 16). */
export function useFeesToCollect(state: OpenFeeStatus): Remote<FeesToCollect> | undefined {
  const { pages, onLoadMore } = useOptionalInfiniteQuery('listFees', {
    query: { state },
    getNextPage: ({ next }) => (next === null ? undefined : { after: next }),
  })
  return (
    pages &&
    mapRemote(pages, (all) => ({
      fees: all.flatMap(({ fees }) => fees).filter((fee) => hasOpenFeeStatus(fee, state)),
      // The last page fetched is the newest.
      counts: all.at(-1)?.counts ?? { due: 0, overdue: 0, pending: 0 },
      onLoadMore,
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
