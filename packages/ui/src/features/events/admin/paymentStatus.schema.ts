import { limits } from '@maktab/contract/limits/updatePaymentStatus'
import type { PaymentDecision } from '@maktab/contract/schema'
import { type Infer, object } from 'superstruct'
import { requiredChoice, optionalText } from '#forms/rules.ts'
import { exhaustiveList } from '#lib/exhaustiveList.ts'

/** The payment statuses that an administrator can set. */
export type PaymentDecisionStatus = PaymentDecision['paymentStatus']

export const paymentDecisionStatuses = exhaustiveList<PaymentDecisionStatus>()('pending', 'paid', 'rejected')

export const paymentStatusSchema = object({ paymentStatus: requiredChoice(), reason: optionalText(limits.reason) })

export type PaymentStatusValues = Infer<typeof paymentStatusSchema>

/** Any other status leaves the select empty. */
export function toValues(status: string | undefined): PaymentStatusValues {
  return { paymentStatus: paymentDecisionStatuses.find((one) => one === status) ?? null, reason: '' }
}

/** The selected status; validation guarantees that there is one. */
export function toRequest({ paymentStatus }: PaymentStatusValues): PaymentDecisionStatus {
  return paymentDecisionStatuses.find((one) => one === paymentStatus) ?? 'pending'
}

/** The reason of a rejection, if given; undefined for other decisions. */
export function toReason({ paymentStatus, reason }: PaymentStatusValues): string | undefined {
  return paymentStatus === 'rejected' ? reason.trim() || undefined : undefined
}
