import { limits } from '@maktab/contract/limits/payFee'
import type { FeePayment } from '@maktab/contract/schema'
import { object } from 'superstruct'
import { requireValue } from '#forms/requireValue.ts'
import { requiredChoiceOf, optionalText, requiredFile } from '#forms/rules.ts'
import { coursePaymentMethods } from '#lib/money/paymentMethods.ts'
import type { PaymentOrigin } from '#lib/money/paymentInstructions.ts'

/** The body of the call, whose receipt is a file here. */
export type FeePaymentDraft = FeePayment

type Method = FeePaymentDraft['paymentMethod']

/** The form's values, named as the wire names them. */
export type FeePaymentValues = { receipt: File | null; paymentMethod: Method | null; transactionId: string }

export const emptyFeePayment: FeePaymentValues = { receipt: null, paymentMethod: null, transactionId: '' }

export const feePaymentSchema = object({
  receipt: requiredFile(),
  paymentMethod: requiredChoiceOf(coursePaymentMethods),
  transactionId: optionalText(limits.transactionId),
})

type Payment = { feeId: number; origin: PaymentOrigin | undefined }

export function toRequest(values: FeePaymentValues, { feeId, origin }: Payment): FeePaymentDraft {
  const transactionId = values.transactionId.trim()
  return {
    feeID: feeId,
    receipt: requireValue(values.receipt),
    paymentMethod: requireValue(values.paymentMethod),
    ...(origin && { origin }),
    ...(transactionId && { transactionId }),
  }
}
