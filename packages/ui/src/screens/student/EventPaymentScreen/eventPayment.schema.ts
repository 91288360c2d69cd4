import type { components } from '@maktab/contract/schema'
import type { Struct } from 'superstruct'
import { object, refine } from 'superstruct'
import { optionalChoice, optionalFile } from '../../../forms/rules.ts'

/** The body of the call, whose receipt is a file here. */
export type EventPaymentDraft = components['schemas']['EventPayment']

/** The form's values, named as the wire names them. */
type EventPaymentValues = { receipt: File | null; method: string | null }

export const emptyPayment: EventPaymentValues = { receipt: null, method: null }

/** Both are needed (2§5). One sentence speaks for both, so it stands at the first that is missing. */
export function eventPaymentSchema(sentence: string): Struct<EventPaymentValues, object> {
  const fields = object({ receipt: optionalFile(), method: optionalChoice() })
  return refine(fields, 'whole', ({ receipt, method }, { path }) => {
    if (receipt && method) return true
    return { path: [...path, receipt ? 'method' : 'receipt'], message: sentence }
  })
}

export function toRequest({ receipt, method }: EventPaymentValues, eventId: number): EventPaymentDraft {
  // The schema has refused what is missing.
  return { eventID: eventId, receipt, method } as unknown as EventPaymentDraft
}
