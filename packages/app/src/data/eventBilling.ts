import type { DecidedStatus } from '@maktab/ui/screens/admin/EventBillingScreen/paymentStatus.schema'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { readOptions } from '../calls/readOptions.ts'
import { useAct } from '../calls/useAct.ts'
import { useRemote } from '../calls/useRemote.ts'

export const billingOptions = (eventId: number, studentId: number) =>
  readOptions('getEventBilling', { params: { studentId, eventId }, missing: { billingDetails: null } })

/** What a student paid for an event; null where there is no record, however the server says so. */
export function useEventBilling(eventId: number, studentId: number) {
  const options = billingOptions(eventId, studentId)
  return useRemote(useQuery({ ...options, select: ({ billingDetails }) => billingDetails }))
}

/** Has somebody’s billing ready before it is looked at. */
export function useBillingAhead(eventId: number, studentId: number | undefined): void {
  useQuery({ ...billingOptions(eventId, studentId ?? 0), enabled: studentId !== undefined })
}

/** Decides a payment as it was seen. */
export function useDecidePayment(eventId: number) {
  const act = useAct()
  const queries = useQueryClient()
  return async (studentID: number, paymentStatus: DecidedStatus, reason?: string) => {
    const seen = queries.getQueryData(billingOptions(eventId, studentID).queryKey)?.billingDetails?.version
    const said = { ...(seen !== undefined && { version: seen }), ...(reason && { reason }) }
    const body = { studentID, eventID: eventId, paymentStatus, ...said }
    return act('updatePaymentStatus', { body }, { about: { eventId, studentId: studentID } })
  }
}
