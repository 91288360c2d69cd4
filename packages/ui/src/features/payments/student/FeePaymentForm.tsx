import { limits } from '@maktab/contract/limits/payFee'
import type { FeePayment, Fee } from '@maktab/contract/schema'
import { Trans, useLingui } from '@lingui/react/macro'
import { object } from 'superstruct'
import { requireValue } from '#forms/formValues.ts'
import { requiredChoiceOf, optionalText, requiredFile } from '#forms/rules.ts'
import { coursePaymentMethods, type PaymentOrigin } from '#lib/money/paymentMethods.ts'
import type { SubmitResult } from '#submitResult.ts'
import { PaymentForm, type PaymentFormProps, toExtensionFields } from '../form/PaymentForm.tsx'

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

function toRequest(values: FeePaymentValues, feeId: number, origin: PaymentOrigin | undefined): FeePaymentDraft {
  return {
    feeID: feeId,
    receipt: requireValue(values.receipt),
    paymentMethod: requireValue(values.paymentMethod),
    ...toExtensionFields(values, origin),
  }
}

export type FeePaymentFormProps = PaymentFormProps<FeePaymentValues> & {
  onPay: (draft: FeePaymentDraft) => Promise<SubmitResult>
  sendsMails: boolean
}

export function FeePaymentForm({ fee, onPay, sendsMails, ...form }: FeePaymentFormProps & { fee: Fee }) {
  const { t } = useLingui()
  return (
    <PaymentForm<FeePaymentValues>
      {...form}
      blank={emptyFeePayment}
      schema={feePaymentSchema}
      methods={coursePaymentMethods}
      methodField="paymentMethod"
      reference={fee.reference}
      storageKey={`fee-${fee.id}`}
      hasExtensions
      onSubmit={(values, origin) => onPay(toRequest(values, fee.id, origin))}
      hint={
        sendsMails ? (
          <Trans>The school reviews your payment and emails you the decision.</Trans>
        ) : (
          <Trans>The school reviews your payment.</Trans>
        )
      }
      submitLabel={t`Submit Payment`}
      closeLabel={t`Cancel`}
    />
  )
}
