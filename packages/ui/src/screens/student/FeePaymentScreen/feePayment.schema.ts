import { limits } from '@maktab/contract/limits/payFee'
import type { FeePayment } from '@maktab/contract/schema'
import { object, refine } from 'superstruct'
import { given } from '#forms/given.ts'
import { encodeRule } from '#forms/Rule.ts'
import { optionalChoiceOf, optionalText, requiredFile } from '#forms/rules.ts'
import { type OfferedMethod, chosenMethod, coursePaymentMethods } from '#model/paymentMethods.ts'
import type { Origin } from '#model/waysToPay.ts'

/** The body of the call, whose receipt is a file here. */
export type FeePaymentDraft = FeePayment

type Method = FeePaymentDraft['paymentMethod']
type Methods = readonly OfferedMethod<Method>[]

/** The form's values, named as the wire names them. */
export type FeePaymentValues = { receipt: File | null; paymentMethod: Method | null; transactionId: string }

export const emptyFeePayment: FeePaymentValues = { receipt: null, paymentMethod: null, transactionId: '' }

export const feePaymentSchema = (methods: Methods) =>
  object({
    receipt: requiredFile(),
    paymentMethod: refine(
      optionalChoiceOf(coursePaymentMethods),
      'offered',
      (method) => chosenMethod(method, methods) !== null || encodeRule({ rule: 'required' }),
    ),
    transactionId: optionalText(limits.transactionId),
  })

type Payment = { feeId: number; methods: Methods; origin: Origin }

export function toRequest(values: FeePaymentValues, { feeId, methods, origin }: Payment): FeePaymentDraft {
  const transactionId = values.transactionId.trim()
  return {
    feeID: feeId,
    receipt: given(values.receipt),
    paymentMethod: given(chosenMethod(values.paymentMethod, methods)),
    origin,
    ...(transactionId && { transactionId }),
  }
}
