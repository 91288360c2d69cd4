import { limits } from '@maktab/contract/limits/purchaseCourse'
import type { CoursePurchase } from '@maktab/contract/schema'
import type { Weekday } from '@maktab/calendar/Weekday'
import { object } from 'superstruct'
import {
  repeatedBlocks,
  requiredChoiceOf,
  optionalChoiceOf,
  optionalFile,
  optionalText,
  requiredFile,
} from '#forms/rules.ts'
import { timeRangeWithDays } from '#forms/timeRules.ts'
import { coursePaymentMethods } from '#lib/money/paymentMethods.ts'
import { toTimeRequest } from '#lib/time/toTimeRequest.ts'
import type { PaymentOrigin } from '#lib/money/paymentInstructions.ts'
import { appliedDiscountCode } from '#features/payments/form/appliedDiscountCode.ts'

/** The body of the call, whose receipt is a file here. */
export type PurchaseDraft = CoursePurchase

type Method = NonNullable<PurchaseDraft['paymentMethod']>

/** The form's values, named as the wire names them. */
export type PurchaseValues = {
  receipt: File | null
  paymentMethod: Method | null
  transactionId: string
  code: string
  classTimings: { from: string; to: string; days: Weekday[] }[]
}

export const newTiming = (): PurchaseValues['classTimings'][number] => ({ from: '', to: '', days: [] })

/** An empty form, with one row of times (2§9). */
export const emptyPurchase = (): PurchaseValues => ({
  receipt: null,
  paymentMethod: null,
  transactionId: '',
  code: '',
  classTimings: [newTiming()],
})

type PurchaseRules = {
  isFree: boolean
  /** The code that the amount is of, or none yet; undefined where none is asked for. */
  applied: string | undefined
}

/** The specification shows no checks (2§5); without these the contract refuses it. A free course asks for times only. */
export const purchaseSchema = ({ isFree, applied }: PurchaseRules) =>
  object({
    receipt: isFree ? optionalFile() : requiredFile(),
    paymentMethod: isFree ? optionalChoiceOf(coursePaymentMethods) : requiredChoiceOf(coursePaymentMethods),
    transactionId: optionalText(limits.transactionId),
    code: appliedDiscountCode(limits.code, applied),
    classTimings: repeatedBlocks(timeRangeWithDays()),
  })

type Purchase = PurchaseRules & {
  courseId: number
  /** Whether the backend keeps more than the specification names. */
  isKept: boolean
  /** From where one pays, if that was chosen. */
  origin: PaymentOrigin | undefined
}

export function toRequest(values: PurchaseValues, purchase: Purchase): PurchaseDraft {
  const { courseId, isFree, applied, isKept, origin } = purchase
  const { receipt, paymentMethod, classTimings } = values
  const transactionId = values.transactionId.trim()
  return {
    courseID: courseId,
    ...(!isFree && receipt && paymentMethod && { receipt, paymentMethod }),
    ...(!isFree && isKept && { ...(origin && { origin }), ...(transactionId && { transactionId }) }),
    ...(applied && { code: applied }),
    classTimings: classTimings.map(toTimeRequest),
  }
}

/** Where the form shows what a server says of a field: of a row as a whole, at its end. */
export function toFormField(field: string): string {
  return /^classTimings\[\d+\]$/.test(field) ? `${field}.to` : field
}
