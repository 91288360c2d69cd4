import type { PaymentTerms, StudentEvent } from '@maktab/contract/schema'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { DraftAutosave } from '#forms/DraftAutosave.tsx'
import { RestoredDraftNotice } from '#forms/RestoredDraftNotice.tsx'
import { restoreDraft } from '#forms/restoreDraft.ts'
import { ScreenForm } from '#forms/ScreenForm.tsx'
import { eventPaymentMethods } from '#lib/money/paymentMethods.ts'
import { isNothingToPay } from '#lib/money/paymentTerms.ts'
import type { SubmitResult } from '#submitResult.ts'
import { DiscountCodeField, type DiscountCodeActions } from '#features/payments/form/DiscountCodeField.tsx'
import type { PaymentFormProps } from '#features/payments/form/PaymentFormProps.ts'
import { PaymentFormActions } from '#features/payments/form/PaymentFormActions.tsx'
import { PaymentStepper } from '#features/payments/form/PaymentStepper.tsx'
import { usePaymentMethodOptions } from '#features/payments/form/usePaymentMethodOptions.ts'
import { usePaymentOrigin } from '#features/payments/form/usePaymentOrigin.ts'
import {
  type EventPaymentDraft,
  type EventPaymentValues,
  emptyPayment,
  eventPaymentSchema,
  toRequest,
} from './eventPayment.schema.ts'

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
