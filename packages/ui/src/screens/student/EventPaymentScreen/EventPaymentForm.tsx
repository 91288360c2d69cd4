import type { PaymentTerms, StudentEvent } from '@maktab/contract/schema'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useSchoolSettings } from '#environment/SchoolSettings.tsx'
import { FormSelect } from '#forms/FormSelect.tsx'
import { KeepDraft } from '#forms/KeepDraft.tsx'
import { KeptDraftNotice } from '#forms/KeptDraftNotice.tsx'
import { restoreDraft } from '#forms/restoreDraft.ts'
import { ScreenForm } from '#forms/ScreenForm.tsx'
import { eventMethodOf, eventPaymentMethods, methodsToOffer } from '#model/paymentMethods.ts'
import { isNothingDue } from '#model/paymentTerms.ts'
import { isSaid, waysToPay } from '#model/waysToPay.ts'
import type { Outcome } from '#outcome.ts'
import { DiscountCode, type TriesCode } from '#payment/DiscountCode.tsx'
import { HowToPay } from '#payment/HowToPay.tsx'
import { PaidAlready } from '#payment/PaidAlready.tsx'
import { PaymentFoot } from '#payment/PaymentFoot.tsx'
import { PaymentMethod } from '#payment/PaymentMethod.tsx'
import { PaymentStep } from '#payment/PaymentStep.tsx'
import { ReceiptFields } from '#payment/ReceiptFields.tsx'
import { type RememberedOrigin, useOrigin } from '#payment/useOrigin.ts'
import {
  type EventPaymentDraft,
  type EventPaymentValues,
  emptyPayment,
  eventPaymentSchema,
  toRequest,
} from './eventPayment.schema.ts'

export type EventPaymentFormProps = RememberedOrigin &
  TriesCode & {
    /** What was typed before the page was left or loaded anew, of whatever shape. */
    draft: unknown
    onKeepDraft: (values: EventPaymentValues) => void
    onEmptyDraft: () => void
    onPay: (draft: EventPaymentDraft) => Promise<Outcome>
    /** How much has been sent, from 0 to 1. */
    sentShare: number | undefined
    onStopSending: () => void
    onClose: () => void
  }

type Paying = {
  entry: StudentEvent
  /** What is to be paid; undefined where the backend says nothing of it but the price. */
  terms: PaymentTerms | undefined
}

export function EventPaymentForm({ entry, terms, ...props }: EventPaymentFormProps & Paying) {
  const { draft, onKeepDraft, onEmptyDraft, onPay, sentShare, onStopSending, onClose, coded, onTryCode } = props
  const { t, i18n } = useLingui()
  const settings = useSchoolSettings()
  const { origin, onChooseOrigin } = useOrigin(props)
  const [start] = useState(() => restoreDraft(emptyPayment, draft))
  const told = waysToPay(settings, origin)
  const methods = methodsToOffer(eventPaymentMethods, told, eventMethodOf, i18n)
  const isFree = isNothingDue(entry.event.price, terms)
  const keptAs = `event-${entry.eventID}`
  const isWaiting = !isFree && !isSaid(told)
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
      {!isFree && (
        <PaymentStep number={1} title={t`Pay`} action={!isWaiting && <PaidAlready receipt="receipt" />}>
          <HowToPay origin={origin} onChooseOrigin={onChooseOrigin} reference={terms?.reference} />
        </PaymentStep>
      )}
      {terms && <DiscountCode terms={terms} coded={coded} onTryCode={onTryCode} />}
      {!isFree && !isWaiting && (
        <PaymentStep number={2} title={t`Add the receipt`}>
          <ReceiptFields<EventPaymentValues> receipt="receipt" keptAs={keptAs} transactionId={terms && 'transactionId'}>
            <PaymentMethod label={t`Payment Method`} methods={methods}>
              <FormSelect<EventPaymentValues> name="method" label={t`Payment Method`} items={methods} isRequired />
            </PaymentMethod>
          </ReceiptFields>
        </PaymentStep>
      )}
      <PaymentFoot
        sentShare={sentShare}
        onStopSending={onStopSending}
        onClose={onClose}
        isWaiting={isWaiting}
        submitLabel={isFree ? t`Take part` : t`Submit Payment`}
        closeLabel={t`Cancel`}
      >
        {!isFree && <Trans>The school checks it; as soon as it is accepted you can join the event.</Trans>}
      </PaymentFoot>
    </ScreenForm>
  )
}
