import { limits } from '@maktab/contract/limits/submitEventPayment'
import type { EventPayment, PaymentTerms, StudentEvent } from '@maktab/contract/schema'
import { Trans, useLingui } from '@lingui/react/macro'
import { type Struct, object, refine } from 'superstruct'
import { requireValue } from '#forms/formValues.ts'
import { encodeRule, optionalChoiceOf, optionalFile, optionalText } from '#forms/rules.ts'
import { eventPaymentMethods, type PaymentOrigin } from '#lib/money/paymentMethods.ts'
import { isNothingToPay, getEventPaymentState } from '#lib/money/paymentStates.ts'
import { getEventPhase } from '#lib/time/schoolTime.ts'
import type { SubmitResult } from '#submitResult.ts'
import { appliedDiscountCode, type DiscountCodeActions } from '../form/DiscountCodeField.tsx'
import { PaymentForm, type PaymentFormProps, toDuePayment, toExtensionFields } from '../form/PaymentForm.tsx'

/** Request body, with the receipt as a File. */
export type EventPaymentDraft = EventPayment

type Method = NonNullable<EventPaymentDraft['method']>

/** Form values, with the field names of the API. */
export type EventPaymentValues = { receipt: File | null; method: Method | null; transactionId: string; code: string }

export const emptyPayment: EventPaymentValues = { receipt: null, method: null, transactionId: '', code: '' }

type Rules = {
  isFree: boolean
  /** Applied code, or empty; undefined if codes aren’t supported. */
  applied: string | undefined
}

/**
 * Requires receipt and method (2§5) unless the event is free. They share one message, shown once at the first missing
 * field.
 */
export function eventPaymentSchema(
  requiredMessage: string,
  { isFree, applied }: Rules,
): Struct<EventPaymentValues, object> {
  const fields = object({
    receipt: optionalFile(),
    method: optionalChoiceOf(eventPaymentMethods),
    transactionId: optionalText(limits.transactionId),
    code: appliedDiscountCode(limits.code, applied),
  })
  return refine(fields, 'whole', function* ({ receipt, method }, { path }) {
    if (isFree) return
    if (!receipt) yield { path: [...path, 'receipt'], message: requiredMessage }
    if (method === null)
      yield { path: [...path, 'method'], message: receipt ? requiredMessage : encodeRule({ rule: 'required' }) }
  })
}

type Payment = Rules & {
  eventId: number
  /** Whether the backend stores fields beyond the specification. */
  hasExtensions: boolean
  origin: PaymentOrigin | undefined
}

export function toRequest(
  values: EventPaymentValues,
  { eventId, isFree, applied, hasExtensions, origin }: Payment,
): EventPaymentDraft {
  return {
    eventID: eventId,
    ...(!isFree && { receipt: requireValue(values.receipt), method: requireValue(values.method) }),
    ...(!isFree && hasExtensions && toExtensionFields(values, origin)),
    ...(applied && { code: applied }),
  }
}

export type EventPaymentFormProps = PaymentFormProps<EventPaymentValues> &
  DiscountCodeActions & { onPay: (draft: EventPaymentDraft) => Promise<SubmitResult> }

type Paying = {
  entry: StudentEvent
  /** Payment terms; undefined if the backend only has the price. */
  terms: PaymentTerms | undefined
  /** Method of the rejected receipt. */
  lastMethod: string | null | undefined
}

export function EventPaymentForm({
  entry,
  terms,
  onPay,
  appliedCode,
  onTryCode,
  ...form
}: EventPaymentFormProps & Paying) {
  const { t } = useLingui()
  const isFree = isNothingToPay(entry.event.price, terms)
  const rules = { isFree, applied: terms && (appliedCode?.code ?? '') }
  const hasExtensions = terms !== undefined
  return (
    <PaymentForm<EventPaymentValues>
      {...form}
      blank={emptyPayment}
      schema={eventPaymentSchema(t`Please select a payment method and upload a receipt.`, rules)}
      methods={eventPaymentMethods}
      methodField="method"
      isFree={isFree}
      payments={[toDuePayment(entry.event.title ?? '', entry.event.price, terms)]}
      storageKey={`event-${entry.eventID}`}
      hasExtensions={hasExtensions}
      code={terms && { terms, appliedCode, onTryCode }}
      onSubmit={(values, origin) =>
        onPay(toRequest(values, { ...rules, eventId: entry.eventID, hasExtensions, origin }))
      }
      hint={!isFree && <Trans>You can join once the school approves it.</Trans>}
      submitLabel={isFree ? t`Take part` : t`Submit Payment`}
      closeLabel={t`Cancel`}
    />
  )
}

/** Which payment form to show, or why there is none. */
export type EventPaymentMode = 'gone' | 'over' | 'settled' | 'first' | 'again' | 'replacement'

export function getEventPaymentMode(entry: StudentEvent | undefined, timeZone: string, now: Date): EventPaymentMode {
  if (!entry) return 'gone'
  switch (getEventPaymentState(entry).offer) {
    case 'purchase':
      if (getEventPhase(entry.event.time, timeZone, now) !== 'upcoming') return 'over'
      return entry.payment_status === 'rejected' ? 'again' : 'first'
    case 'replaceReceipt':
      return getEventPhase(entry.event.time, timeZone, now) === 'upcoming' ? 'replacement' : 'over'
    default:
      return 'settled'
  }
}
