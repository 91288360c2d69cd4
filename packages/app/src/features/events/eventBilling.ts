import type { PaymentDecisionStatus } from '@maktab/ui/features/events/admin/paymentStatus.schema'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { queryOptionsFor } from '#api/queryOptionsFor.ts'
import { useApiMutation } from '#api/useApiMutation.ts'
import { useRemote } from '#api/useRemote.ts'

export const eventBillingQueryOptions = (eventId: number, studentId: number) =>
  queryOptionsFor('getEventBilling', { params: { studentId, eventId }, notFoundValue: { billingDetails: null } })

/** What a student paid for an event; null where there is no record, however the server says so. */
export function useEventBilling(eventId: number, studentId: number) {
  const options = eventBillingQueryOptions(eventId, studentId)
  return useRemote(useQuery({ ...options, select: ({ billingDetails }) => billingDetails }))
}

/** Has somebody’s billing ready before it is looked at. */
export function usePrefetchEventBilling(eventId: number, studentId: number | undefined): void {
  useQuery({ ...eventBillingQueryOptions(eventId, studentId ?? 0), enabled: studentId !== undefined })
}

/** Decides a payment as it was seen. */
export function useDecideEventPayment(eventId: number) {
  const act = useApiMutation()
  const queries = useQueryClient()
  return async (studentID: number, paymentStatus: PaymentDecisionStatus, reason?: string) => {
    const seen = queries.getQueryData(eventBillingQueryOptions(eventId, studentID).queryKey)?.billingDetails?.version
    const said = { ...(seen !== undefined && { version: seen }), ...(reason && { reason }) }
    const body = { studentID, eventID: eventId, paymentStatus, ...said }
    return act('updatePaymentStatus', { body }, { scope: { eventId, studentId: studentID } })
  }
}
