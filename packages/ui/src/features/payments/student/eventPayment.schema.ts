import { limits } from '@maktab/contract/limits/submitEventPayment'
import type { EventPayment } from '@maktab/contract/schema'
import { type Struct, object, refine } from 'superstruct'
import { requireValue } from '#forms/requireValue.ts'
import { encodeRule } from '#forms/Rule.ts'
import { optionalChoiceOf, optionalFile, optionalText } from '#forms/rules.ts'
import { eventPaymentMethods } from '#lib/money/paymentMethods.ts'
import type { PaymentOrigin } from '#lib/money/paymentInstructions.ts'
import { appliedDiscountCode } from '#features/payments/form/appliedDiscountCode.ts'

/** The body of the call, whose receipt is a file here. */
export type EventPaymentDraft = EventPayment

type Method = NonNullable<EventPaymentDraft['method']>

/** The form's values, named as the wire names them. */
export type EventPaymentValues = { receipt: File | null; method: Method | null; transactionId: string; code: string }

export const emptyPayment: EventPaymentValues = { receipt: null, method: null, transactionId: '', code: '' }

type Rules = {
  isFree: boolean
  /** The code that the amount is of, or none yet; undefined where none is asked for. */
  applied: string | undefined
}

/**
 * Both are needed (2§5), unless all of the price is taken off. One sentence speaks for both: it is shown once, at the
 * first that is missing.
 */
export function eventPaymentSchema(sentence: string, { isFree, applied }: Rules): Struct<EventPaymentValues, object> {
  const fields = object({
    receipt: optionalFile(),
    method: optionalChoiceOf(eventPaymentMethods),
    transactionId: optionalText(limits.transactionId),
    code: appliedDiscountCode(limits.code, applied),
  })
  return refine(fields, 'whole', function* ({ receipt, method }, { path }) {
    if (isFree) return
    if (!receipt) yield { path: [...path, 'receipt'], message: sentence }
    if (method === null)
      yield { path: [...path, 'method'], message: receipt ? sentence : encodeRule({ rule: 'required' }) }
  })
}

type Payment = Rules & {
  eventId: number
  /** Whether the backend keeps more than the specification names. */
  isKept: boolean
  /** From where one pays, if that was chosen. */
  origin: PaymentOrigin | undefined
}

export function toRequest(
  values: EventPaymentValues,
  { eventId, isFree, applied, isKept, origin }: Payment,
): EventPaymentDraft {
  const transactionId = values.transactionId.trim()
  return {
    eventID: eventId,
    ...(!isFree && { receipt: requireValue(values.receipt), method: requireValue(values.method) }),
    ...(!isFree && isKept && { ...(origin && { origin }), ...(transactionId && { transactionId }) }),
    ...(applied && { code: applied }),
  }
}
