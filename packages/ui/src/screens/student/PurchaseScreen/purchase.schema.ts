import type { CoursePurchase } from '@maktab/contract/schema'
import type { Weekday } from '@maktab/calendar/Weekday'
import { object } from 'superstruct'
import { blocks, choiceOf, optionalChoiceOf, optionalFile, requiredFile } from '#forms/rules.ts'
import { timeOnDays } from '#forms/timeRules.ts'
import { coursePaymentMethods } from '#model/paymentMethods.ts'
import { timeToSend } from '#model/timeToSend.ts'

/** The body of the call, whose receipt is a file here. */
export type PurchaseDraft = CoursePurchase

/** The form's values, named as the wire names them. */
export type PurchaseValues = {
  receipt: File | null
  paymentMethod: NonNullable<PurchaseDraft['paymentMethod']> | null
  classTimings: { from: string; to: string; days: Weekday[] }[]
}

export const newTiming = (): PurchaseValues['classTimings'][number] => ({ from: '', to: '', days: [] })

/** An empty form, with one row of times (2§9). */
export const emptyPurchase = (): PurchaseValues => ({ receipt: null, paymentMethod: null, classTimings: [newTiming()] })

/** The specification shows no checks (2§5); without these the contract refuses it. A free course asks for times only. */
export const purchaseSchema = (isFree: boolean) =>
  object({
    receipt: isFree ? optionalFile() : requiredFile(),
    paymentMethod: isFree ? optionalChoiceOf(coursePaymentMethods) : choiceOf(coursePaymentMethods),
    classTimings: blocks(timeOnDays()),
  })

export function toRequest({ receipt, paymentMethod, classTimings }: PurchaseValues, courseId: number): PurchaseDraft {
  const payment = receipt && paymentMethod ? { receipt, paymentMethod } : {}
  return { courseID: courseId, ...payment, classTimings: classTimings.map(timeToSend) }
}

/** Where the form shows what a server says of a field: of a row as a whole, at its end. */
export function toFormField(field: string): string {
  return /^classTimings\[\d+\]$/.test(field) ? `${field}.to` : field
}
