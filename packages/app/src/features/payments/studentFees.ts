import type { Fee } from '@maktab/contract/schema'
import type { Remote } from '@maktab/ui/remote'
import { useApiMutation } from '#api/useApiMutation.ts'
import { useOptionalQuery } from '#api/useOptionalQuery.ts'

/**
 * What a student pays for each month, as the administrators see it; asked for where it is looked at. Undefined where the
 * backend knows of no fees (decision 16).
 */
export function useStudentFees(studentId: number, enabled = true): Remote<Fee[]> | undefined {
  return useOptionalQuery('listFees', { query: { studentId, limit: 100 }, enabled, select: ({ fees }) => fees })
}

/** What an administrator does about fees; a reason that isn’t given isn’t sent. */
export function useFeeActions() {
  const act = useApiMutation()
  const said = (reason: string | undefined) => (reason === undefined ? {} : { reason })
  return {
    waiveFee: ({ id, version }: Fee, reason: string | undefined) =>
      act('decideFee', {
        body: { id, paymentStatus: 'waived', ...said(reason), ...(version !== undefined && { version }) },
      }),
    endFees: (id: number, reason: string | undefined) => act('endFees', { body: { id, ...said(reason) } }),
  }
}
