import { limits } from '@maktab/contract/limits/submitEventPayment'
import type { EventPayment, PaymentTerms, StudentEvent } from '@maktab/contract/schema'
import { type Struct, object, refine } from 'superstruct'
import { requireValue, restoreDraft } from '#forms/formValues.ts'
import { encodeRule, optionalChoiceOf, optionalFile, optionalText } from '#forms/rules.ts'
import { eventPaymentMethods, type PaymentOrigin } from '#lib/money/paymentMethods.ts'
import { appliedDiscountCode, DiscountCodeField, type DiscountCodeActions } from '../form/DiscountCodeField.tsx'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { DraftAutosave, RestoredDraftNotice } from '#forms/FormDraft.tsx'
import { ScreenForm } from '#forms/ScreenForm.tsx'
import { isNothingToPay, getEventPaymentState } from '#lib/money/payments.ts'
import type { SubmitResult } from '#submitResult.ts'
import { type PaymentFormProps, PaymentFormActions, PaymentStepper } from '../form/PaymentStepper.tsx'
import { usePaymentMethodOptions, usePaymentOrigin } from '../form/PaymentFields.tsx'
import { getEventPhase } from '#lib/time/schoolTime.ts'

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

export type EventPaymentFormProps = PaymentFormProps<EventPaymentValues> &
  DiscountCodeActions & { onPay: (draft: EventPaymentDraft) => Promise<SubmitResult> }

type Paying = {
  entry: StudentEvent
  /** What is to be paid; undefined where the backend says nothing of it but the price. */
  terms: PaymentTerms | undefined
}

export function EventPaymentForm({ entry, terms, ...props }: EventPaymentFormProps & Paying) {
  const { draft, onSaveDraft, onResetDraft, onPay, uploadProgress, onStopSending, onClose, appliedCode, onTryCode } =
    props
  const { t } = useLingui()
  const methods = usePaymentMethodOptions(eventPaymentMethods)
  const paidFrom = usePaymentOrigin(props)
  const [start] = useState(() => restoreDraft(emptyPayment, draft))
  const isFree = isNothingToPay(entry.event.price, terms)
  const keptAs = `event-${entry.eventID}`
  const rules = { isFree, applied: terms && (appliedCode?.code ?? '') }
  const payment = { ...rules, eventId: entry.eventID, isKept: terms !== undefined, origin: paidFrom.origin }
  return (
    <ScreenForm
      initialValues={start}
      schema={eventPaymentSchema(t`Please select a payment method and upload a receipt.`, rules)}
      onSubmit={(values) => onPay(toRequest(values, payment))}
      onDone={onClose}
      showsErrorBelow
    >
      <DraftAutosave onChange={onSaveDraft} />
      <RestoredDraftNotice blank={emptyPayment} onReset={onResetDraft} getReceiptKeys={() => [keptAs]} />
      <PaymentStepper<EventPaymentValues>
        methods={methods}
        isFree={isFree}
        reference={terms?.reference}
        storageKey={keptAs}
        receipt="receipt"
        method="method"
        extraFields={terms && { ...paidFrom, transactionId: 'transactionId' }}
      >
        {terms && <DiscountCodeField terms={terms} appliedCode={appliedCode} onTryCode={onTryCode} />}
      </PaymentStepper>
      <PaymentFormActions
        uploadProgress={uploadProgress}
        onStopSending={onStopSending}
        onClose={onClose}
        submitLabel={isFree ? t`Take part` : t`Submit Payment`}
        closeLabel={t`Cancel`}
      >
        {!isFree && <Trans>The school checks it; as soon as it is accepted you can join the event.</Trans>}
      </PaymentFormActions>
    </ScreenForm>
  )
}

/** Why there is nothing to pay for an event, or what kind of payment it would be. */
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
