import { limits } from '@maktab/contract/limits/updatePaymentStatus'
import type { PaymentDecision } from '@maktab/contract/schema'
import { type Infer, object } from 'superstruct'
import { requiredChoice, optionalText } from '#forms/rules.ts'
import { allOf } from '#lib/allOf.ts'

/** What an administrator may say of a payment. */
export type PaymentDecisionStatus = PaymentDecision['paymentStatus']

export const paymentDecisionStatuses = allOf<PaymentDecisionStatus>()('pending', 'paid', 'rejected')

export const paymentStatusSchema = object({ paymentStatus: requiredChoice(), reason: optionalText(limits.reason) })

export type PaymentStatusValues = Infer<typeof paymentStatusSchema>

/** Nothing is chosen where the status is none of these. */
export function toValues(status: string | undefined): PaymentStatusValues {
  return { paymentStatus: paymentDecisionStatuses.find((one) => one === status) ?? null, reason: '' }
}

/** The choice as the wire has it; the form lets nothing else through. */
export function toRequest({ paymentStatus }: PaymentStatusValues): PaymentDecisionStatus {
  return paymentDecisionStatuses.find((one) => one === paymentStatus) ?? 'pending'
}

/** Why a payment is rejected, where somebody said so; of any other answer nothing is told. */
export function toReason({ paymentStatus, reason }: PaymentStatusValues): string | undefined {
  return paymentStatus === 'rejected' ? reason.trim() || undefined : undefined
}
