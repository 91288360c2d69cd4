import type { EventPayment } from '@maktab/contract/schema'
import { type Struct, object, refine } from 'superstruct'
import { given } from '#forms/given.ts'
import { optionalChoiceOf, optionalFile } from '#forms/rules.ts'
import { eventPaymentMethods } from '#model/paymentMethods.ts'

/** The body of the call, whose receipt is a file here. */
export type EventPaymentDraft = EventPayment

/** The form's values, named as the wire names them. */
export type EventPaymentValues = { receipt: File | null; method: EventPaymentDraft['method'] | null }

export const emptyPayment: EventPaymentValues = { receipt: null, method: null }

/** Both are needed (2§5). One sentence speaks for both, and stands at each that is missing. */
export function eventPaymentSchema(sentence: string): Struct<EventPaymentValues, object> {
  const fields = object({ receipt: optionalFile(), method: optionalChoiceOf(eventPaymentMethods) })
  return refine(fields, 'whole', function* (payment, { path }) {
    for (const name of ['receipt', 'method'] as const)
      if (!payment[name]) yield { path: [...path, name], message: sentence }
  })
}

export function toRequest({ receipt, method }: EventPaymentValues, eventId: number): EventPaymentDraft {
  return { eventID: eventId, receipt: given(receipt), method: given(method) }
}
