import type { Fee } from '@maktab/contract/schema'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { KeepDraft } from '#forms/KeepDraft.tsx'
import { KeptDraftNotice } from '#forms/KeptDraftNotice.tsx'
import { restoreDraft } from '#forms/restoreDraft.ts'
import { ScreenForm } from '#forms/ScreenForm.tsx'
import { coursePaymentMethods } from '#model/paymentMethods.ts'
import type { Outcome } from '#outcome.ts'
import type { PayingFormProps } from '#payment/PayingFormProps.ts'
import { PaymentFoot } from '#payment/PaymentFoot.tsx'
import { PaySteps } from '#payment/PaySteps.tsx'
import { useMethodOptions } from '#payment/useMethodOptions.ts'
import { useOrigin } from '#payment/useOrigin.ts'
import {
  type FeePaymentDraft,
  type FeePaymentValues,
  emptyFeePayment,
  feePaymentSchema,
  toRequest,
} from './feePayment.schema.ts'

export type FeePaymentFormProps = PayingFormProps<FeePaymentValues> & {
  onPay: (draft: FeePaymentDraft) => Promise<Outcome>
  /** Whether the school emails its decisions. */
  sendsMails: boolean
}

export function FeePaymentForm({ fee, ...props }: FeePaymentFormProps & { fee: Fee }) {
  const { draft, onKeepDraft, onEmptyDraft, onPay, sentShare, onStopSending, onClose, sendsMails } = props
  const { t } = useLingui()
  const methods = useMethodOptions(coursePaymentMethods)
  const paidFrom = useOrigin(props)
  const [start] = useState(() => restoreDraft(emptyFeePayment, draft))
  const keptAs = `fee-${fee.id}`
  return (
    <ScreenForm
      initialValues={start}
      schema={feePaymentSchema}
      onSubmit={(values) => onPay(toRequest(values, { feeId: fee.id, origin: paidFrom.origin }))}
      onDone={onClose}
      isToldBelow
    >
      <KeepDraft onChange={onKeepDraft} />
      <KeptDraftNotice blank={emptyFeePayment} onEmpty={onEmptyDraft} receiptsOf={() => [keptAs]} />
      <PaySteps<FeePaymentValues>
        methods={methods}
        reference={fee.reference}
        keptAs={keptAs}
        receipt="receipt"
        method="paymentMethod"
        kept={{ ...paidFrom, transactionId: 'transactionId' }}
      />
      <PaymentFoot
        sentShare={sentShare}
        onStopSending={onStopSending}
        onClose={onClose}
        submitLabel={t`Submit Payment`}
        closeLabel={t`Cancel`}
      >
        {sendsMails ? (
          <Trans>The school checks your payment and emails you the decision.</Trans>
        ) : (
          <Trans>The school checks your payment.</Trans>
        )}
      </PaymentFoot>
    </ScreenForm>
  )
}
