import { ApiError } from '@maktab/client/ApiError'
import { unwrap } from '@maktab/client/unwrap'
import type { DecidedStatus } from '@maktab/ui/screens/admin/EventBillingScreen/paymentStatus.schema'
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { client } from './client.ts'
import { useAttempt } from './useAttempt.ts'
import { useRemote } from './useRemote.ts'

const queryKey = ['eventBilling']

const isMissing = (error: unknown) => error instanceof ApiError && error.status === 404

const billingOptions = (eventId: number, studentId: number) =>
  queryOptions({
    queryKey: [...queryKey, eventId, studentId],
    queryFn: async ({ signal }) => {
      const path = { studentId, eventId }
      try {
        return await unwrap(
          client.GET('/event/get-std-event-billing/{studentId}/{eventId}', { params: { path }, signal }),
        )
      } catch (error) {
        if (isMissing(error)) return { billingDetails: null }
        throw error
      }
    },
    select: ({ billingDetails }) => billingDetails,
  })

/** What a student paid for an event; null where there is no record, however the server says so. */
export function useEventBilling(eventId: number, studentId: number) {
  return useRemote(useQuery(billingOptions(eventId, studentId)))
}

/** Has somebody’s billing ready before it is looked at. */
export function useBillingAhead(eventId: number, studentId: number | undefined): void {
  useQuery({ ...billingOptions(eventId, studentId ?? 0), enabled: studentId !== undefined })
}

/**
 * Decides a payment as it was seen. The billing and the members are read again even when it was refused: somebody else
 * may have decided meanwhile, or another receipt may have come.
 */
export function useDecidePayment(eventId: number) {
  const attempt = useAttempt()
  const queries = useQueryClient()
  return async (studentID: number, paymentStatus: DecidedStatus) => {
    const seen = queries.getQueryData(billingOptions(eventId, studentID).queryKey)?.billingDetails?.version
    const body = { studentID, eventID: eventId, paymentStatus, ...(seen !== undefined && { version: seen }) }
    const refusal = await attempt(() => unwrap(client.PUT('/event/update-payemnt-status', { body })))
    await Promise.all([
      queries.invalidateQueries({ queryKey: [...queryKey, eventId, studentID] }),
      queries.invalidateQueries({ queryKey: ['eventMembers', eventId] }),
    ])
    return refusal
  }
}
