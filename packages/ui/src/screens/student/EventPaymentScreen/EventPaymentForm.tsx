import type { PaymentTerms, StudentEvent } from '@maktab/contract/schema'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { KeepDraft } from '#forms/KeepDraft.tsx'
import { KeptDraftNotice } from '#forms/KeptDraftNotice.tsx'
import { restoreDraft } from '#forms/restoreDraft.ts'
import { ScreenForm } from '#forms/ScreenForm.tsx'
import { eventPaymentMethods } from '#model/paymentMethods.ts'
import { isNothingDue } from '#model/paymentTerms.ts'
import type { Outcome } from '#outcome.ts'
import { DiscountCode, type TriesCode } from '#payment/DiscountCode.tsx'
import type { PayingFormProps } from '#payment/PayingFormProps.ts'
import { PaymentFoot } from '#payment/PaymentFoot.tsx'
import { PaySteps } from '#payment/PaySteps.tsx'
import { useMethodOptions } from '#payment/useMethodOptions.ts'
import { useOrigin } from '#payment/useOrigin.ts'
import {
  type EventPaymentDraft,
  type EventPaymentValues,
  emptyPayment,
  eventPaymentSchema,
  toRequest,
} from './eventPayment.schema.ts'

export type EventPaymentFormProps = PayingFormProps<EventPaymentValues> &
  TriesCode & { onPay: (draft: EventPaymentDraft) => Promise<Outcome> }

type Paying = {
  entry: StudentEvent
  /** What is to be paid; undefined where the backend says nothing of it but the price. */
  terms: PaymentTerms | undefined
}

export function EventPaymentForm({ entry, terms, ...props }: EventPaymentFormProps & Paying) {
  const { draft, onKeepDraft, onEmptyDraft, onPay, sentShare, onStopSending, onClose, coded, onTryCode } = props
  const { t } = useLingui()
  const methods = useMethodOptions(eventPaymentMethods)
  const paidFrom = useOrigin(props)
  const [start] = useState(() => restoreDraft(emptyPayment, draft))
  const isFree = isNothingDue(entry.event.price, terms)
  const keptAs = `event-${entry.eventID}`
  const rules = { isFree, applied: terms && (coded?.code ?? '') }
  const payment = { ...rules, eventId: entry.eventID, isKept: terms !== undefined, origin: paidFrom.origin }
  return (
    <ScreenForm
      initialValues={start}
      schema={eventPaymentSchema(t`Please select a payment method and upload a receipt.`, rules)}
      onSubmit={(values) => onPay(toRequest(values, payment))}
      onDone={onClose}
      isToldBelow
    >
      <KeepDraft onChange={onKeepDraft} />
      <KeptDraftNotice blank={emptyPayment} onEmpty={onEmptyDraft} receiptsOf={() => [keptAs]} />
      <PaySteps<EventPaymentValues>
        methods={methods}
        isFree={isFree}
        reference={terms?.reference}
        keptAs={keptAs}
        receipt="receipt"
        method="method"
        kept={terms && { ...paidFrom, transactionId: 'transactionId' }}
      >
        {terms && <DiscountCode terms={terms} coded={coded} onTryCode={onTryCode} />}
      </PaySteps>
      <PaymentFoot
        sentShare={sentShare}
        onStopSending={onStopSending}
        onClose={onClose}
        submitLabel={isFree ? t`Take part` : t`Submit Payment`}
        closeLabel={t`Cancel`}
      >
        {!isFree && <Trans>The school checks it; as soon as it is accepted you can join the event.</Trans>}
      </PaymentFoot>
    </ScreenForm>
  )
}
