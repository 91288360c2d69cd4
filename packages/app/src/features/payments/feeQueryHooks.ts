import type { Fee } from '@maktab/contract/schema'
import { type Remote, mapRemote } from '@maktab/ui/remote'
import { student } from '#addresses/student.ts'
import { useOptionalQuery } from '#api/optionalOperations.ts'
import { useApiMutation } from '#api/useApiMutation.ts'
import { useOptionalInfiniteQuery } from '#api/useOptionalInfiniteQuery.ts'
import { type ListedFeeStatus, type FeesToCollect, hasListedFeeStatus } from '@maktab/ui/lib/money/billsAndFees'

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
export function useFeesToCollect(state: ListedFeeStatus): Remote<FeesToCollect> | undefined {
  const { pages, onLoadMore } = useOptionalInfiniteQuery('listFees', {
    query: { state },
    getNextPage: ({ next }) => (next === null ? undefined : { after: next }),
  })
  return (
    pages &&
    mapRemote(pages, (all) => ({
      fees: all.flatMap(({ fees }) => fees).filter((fee) => hasListedFeeStatus(fee, state)),
      // The last page fetched is the newest.
      counts: all.at(-1)?.counts ?? { due: 0, overdue: 0, pending: 0 },
      sums: all.at(-1)?.sums,
      onLoadMore,
    }))
  )
}

/** The overdue fees of all children of a student’s guardian; undefined if the backend has no fees (decision 16). */
export function useGuardianFees(studentId: number): Remote<Fee[]> | undefined {
  return useOptionalQuery('listFees', {
    query: { guardianOf: studentId, state: 'overdue', limit: 100 },
    select: ({ fees }) => fees,
  })
}

/** The absolute URL at which a student pays a fee, for reminders. */
export function getPayAddress(fee: number): string {
  return new URL(student.billing.href({ fee }), window.location.origin).href
}
