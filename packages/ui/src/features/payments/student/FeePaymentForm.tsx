import type { Fee } from '@maktab/contract/schema'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { DraftAutosave } from '#forms/DraftAutosave.tsx'
import { RestoredDraftNotice } from '#forms/RestoredDraftNotice.tsx'
import { restoreDraft } from '#forms/restoreDraft.ts'
import { ScreenForm } from '#forms/ScreenForm.tsx'
import { coursePaymentMethods } from '#lib/money/paymentMethods.ts'
import type { SubmitResult } from '#submitResult.ts'
import type { PaymentFormProps } from '#features/payments/form/PaymentFormProps.ts'
import { PaymentFormActions } from '#features/payments/form/PaymentFormActions.tsx'
import { PaymentStepper } from '#features/payments/form/PaymentStepper.tsx'
import { usePaymentMethodOptions } from '#features/payments/form/usePaymentMethodOptions.ts'
import { usePaymentOrigin } from '#features/payments/form/usePaymentOrigin.ts'
import {
  type FeePaymentDraft,
  type FeePaymentValues,
  emptyFeePayment,
  feePaymentSchema,
  toRequest,
} from './feePayment.schema.ts'

export type FeePaymentFormProps = PaymentFormProps<FeePaymentValues> & {
  onPay: (draft: FeePaymentDraft) => Promise<SubmitResult>
  /** Whether the school emails its decisions. */
  sendsMails: boolean
}

export function FeePaymentForm({ fee, ...props }: FeePaymentFormProps & { fee: Fee }) {
  const { draft, onSaveDraft, onResetDraft, onPay, uploadProgress, onStopSending, onClose, sendsMails } = props
  const { t } = useLingui()
  const methods = usePaymentMethodOptions(coursePaymentMethods)
  const paidFrom = usePaymentOrigin(props)
  const [start] = useState(() => restoreDraft(emptyFeePayment, draft))
  const keptAs = `fee-${fee.id}`
  return (
    <ScreenForm
      initialValues={start}
      schema={feePaymentSchema}
      onSubmit={(values) => onPay(toRequest(values, { feeId: fee.id, origin: paidFrom.origin }))}
      onDone={onClose}
      showsErrorBelow
    >
      <DraftAutosave onChange={onSaveDraft} />
      <RestoredDraftNotice blank={emptyFeePayment} onReset={onResetDraft} getReceiptKeys={() => [keptAs]} />
      <PaymentStepper<FeePaymentValues>
        methods={methods}
        reference={fee.reference}
        storageKey={keptAs}
        receipt="receipt"
        method="paymentMethod"
        extraFields={{ ...paidFrom, transactionId: 'transactionId' }}
      />
      <PaymentFormActions
        uploadProgress={uploadProgress}
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
      </PaymentFormActions>
    </ScreenForm>
  )
}
