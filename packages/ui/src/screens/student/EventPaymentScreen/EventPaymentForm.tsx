import type { PaymentTerms, StudentEvent } from '@maktab/contract/schema'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { KeepDraft } from '#forms/KeepDraft.tsx'
import { KeptDraftNotice } from '#forms/KeptDraftNotice.tsx'
import { restoreDraft } from '#forms/restoreDraft.ts'
import { ScreenForm } from '#forms/ScreenForm.tsx'
import { eventMethodOf, eventPaymentMethods } from '#model/paymentMethods.ts'
import { isNothingDue } from '#model/paymentTerms.ts'
import type { Outcome } from '#outcome.ts'
import { DiscountCode, type TriesCode } from '#payment/DiscountCode.tsx'
import type { PayingFormProps } from '#payment/PayingFormProps.ts'
import { PaymentFoot } from '#payment/PaymentFoot.tsx'
import { PaySteps } from '#payment/PaySteps.tsx'
import { useWays } from '#payment/useWays.ts'
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
  const ways = useWays(props, eventPaymentMethods, eventMethodOf)
  const { origin, methods } = ways
  const [start] = useState(() => restoreDraft(emptyPayment, draft))
  const isFree = isNothingDue(entry.event.price, terms)
  const keptAs = `event-${entry.eventID}`
  const rules = { isFree, methods, applied: terms && (coded?.code ?? '') }
  return (
    <ScreenForm
      initialValues={start}
      schema={eventPaymentSchema(t`Please select a payment method and upload a receipt.`, rules)}
      onSubmit={(values) => onPay(toRequest(values, { ...rules, eventId: entry.eventID, origin: terms && origin }))}
      onDone={onClose}
      isToldBelow
    >
      <KeepDraft onChange={onKeepDraft} />
      <KeptDraftNotice blank={emptyPayment} onEmpty={onEmptyDraft} receiptsOf={() => [keptAs]} />
      <PaySteps<EventPaymentValues>
        ways={ways}
        isFree={isFree}
        reference={terms?.reference}
        keptAs={keptAs}
        receipt="receipt"
        method="method"
        transactionId={terms && 'transactionId'}
      >
        {terms && <DiscountCode terms={terms} coded={coded} onTryCode={onTryCode} />}
      </PaySteps>
      <PaymentFoot
        sentShare={sentShare}
        onStopSending={onStopSending}
        onClose={onClose}
        isWaiting={!isFree && !ways.isSaid}
        submitLabel={isFree ? t`Take part` : t`Submit Payment`}
        closeLabel={t`Cancel`}
      >
        {!isFree && <Trans>The school checks it; as soon as it is accepted you can join the event.</Trans>}
      </PaymentFoot>
    </ScreenForm>
  )
}
