import { limits } from '@maktab/contract/limits/submitEventPayment'
import type { EventPayment } from '@maktab/contract/schema'
import { type Struct, object, refine } from 'superstruct'
import { given } from '#forms/given.ts'
import { optionalChoiceOf, optionalFile, optionalText } from '#forms/rules.ts'
import { type OfferedMethod, chosenMethod, eventPaymentMethods } from '#model/paymentMethods.ts'
import type { Origin } from '#model/waysToPay.ts'

/** The body of the call, whose receipt is a file here. */
export type EventPaymentDraft = EventPayment

type Method = NonNullable<EventPaymentDraft['method']>

/** The form's values, named as the wire names them. */
export type EventPaymentValues = { receipt: File | null; method: Method | null; transactionId: string; code: string }

export const emptyPayment: EventPaymentValues = { receipt: null, method: null, transactionId: '', code: '' }

type Methods = readonly OfferedMethod<Method>[]

type Rules = { isFree: boolean; methods: Methods }

/**
 * Both are needed (2§5), unless all of the price is taken off. One sentence speaks for both, and stands at each that is
 * missing.
 */
export function eventPaymentSchema(sentence: string, { isFree, methods }: Rules): Struct<EventPaymentValues, object> {
  const fields = object({
    receipt: optionalFile(),
    method: optionalChoiceOf(eventPaymentMethods),
    transactionId: optionalText(limits.transactionId),
    code: optionalText(limits.code),
  })
  return refine(fields, 'whole', function* ({ receipt, method }, { path }) {
    if (isFree) return
    if (!receipt) yield { path: [...path, 'receipt'], message: sentence }
    if (chosenMethod(method, methods) === null) yield { path: [...path, 'method'], message: sentence }
  })
}

type Payment = Rules & {
  eventId: number
  /** From where one pays; undefined where the backend keeps nothing of it. */
  origin: Origin | undefined
}

export function toRequest(
  values: EventPaymentValues,
  { eventId, isFree, methods, origin }: Payment,
): EventPaymentDraft {
  const [transactionId, code] = [values.transactionId.trim(), values.code.trim()]
  return {
    eventID: eventId,
    ...(!isFree && { receipt: given(values.receipt), method: given(chosenMethod(values.method, methods)) }),
    ...(!isFree && origin && { origin, ...(transactionId && { transactionId }) }),
    ...(origin && code && { code }),
  }
}
