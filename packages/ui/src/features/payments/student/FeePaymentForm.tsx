import { limits } from '@maktab/contract/limits/payFee'
import type { FeePayment, Fee } from '@maktab/contract/schema'
import { object } from 'superstruct'
import { requireValue, restoreDraft } from '#forms/formValues.ts'
import { requiredChoiceOf, optionalText, requiredFile } from '#forms/rules.ts'
import { coursePaymentMethods, type PaymentOrigin } from '#lib/money/paymentMethods.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { DraftAutosave, RestoredDraftNotice } from '#forms/FormDraft.tsx'
import { ScreenForm } from '#forms/ScreenForm.tsx'
import type { SubmitResult } from '#submitResult.ts'
import { type PaymentFormProps, PaymentFormActions, PaymentStepper } from '../form/PaymentStepper.tsx'
import { usePaymentMethodOptions, usePaymentOrigin } from '../form/PaymentFields.tsx'

/** Request body, with the receipt as a File. */
export type FeePaymentDraft = FeePayment

type Method = FeePaymentDraft['paymentMethod']

/** Form values, with the field names of the API. */
export type FeePaymentValues = { receipt: File | null; paymentMethod: Method | null; transactionId: string }

const emptyFeePayment: FeePaymentValues = { receipt: null, paymentMethod: null, transactionId: '' }

export const feePaymentSchema = object({
  receipt: requiredFile(),
  paymentMethod: requiredChoiceOf(coursePaymentMethods),
  transactionId: optionalText(limits.transactionId),
})

type Payment = { feeId: number; origin: PaymentOrigin | undefined }

function toRequest(values: FeePaymentValues, { feeId, origin }: Payment): FeePaymentDraft {
  const transactionId = values.transactionId.trim()
  return {
    feeID: feeId,
    receipt: requireValue(values.receipt),
    paymentMethod: requireValue(values.paymentMethod),
    ...(origin && { origin }),
    ...(transactionId && { transactionId }),
  }
}

export type FeePaymentFormProps = PaymentFormProps<FeePaymentValues> & {
  onPay: (draft: FeePaymentDraft) => Promise<SubmitResult>
  sendsMails: boolean
}

export function FeePaymentForm({ fee, ...props }: FeePaymentFormProps & { fee: Fee }) {
  const { draft, onSaveDraft, onResetDraft, onPay, uploadProgress, onStopSending, onClose, sendsMails } = props
  const { t } = useLingui()
  const methods = usePaymentMethodOptions(coursePaymentMethods)
  const paidFrom = usePaymentOrigin(props)
  const [initialValues] = useState(() => restoreDraft(emptyFeePayment, draft))
  const storageKey = `fee-${fee.id}`
  return (
    <ScreenForm
      initialValues={initialValues}
      schema={feePaymentSchema}
      onSubmit={(values) => onPay(toRequest(values, { feeId: fee.id, origin: paidFrom.origin }))}
      onDone={onClose}
      showsErrorBelow
    >
      <DraftAutosave onChange={onSaveDraft} />
      <RestoredDraftNotice blank={emptyFeePayment} onReset={onResetDraft} getReceiptKeys={() => [storageKey]} />
      <PaymentStepper<FeePaymentValues>
        methods={methods}
        reference={fee.reference}
        storageKey={storageKey}
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
