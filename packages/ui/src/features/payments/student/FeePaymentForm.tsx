import { limits } from '@maktab/contract/limits/payFee'
import type { FeePayment, FeesPayment } from '@maktab/contract/schema'
import { Trans, useLingui } from '@lingui/react/macro'
import { object } from 'superstruct'
import { requireValue } from '#forms/formValues.ts'
import { requiredChoiceOf, optionalText, requiredFile } from '#forms/rules.ts'
import { coursePaymentMethods, type PaymentOrigin } from '#lib/money/paymentMethods.ts'
import type { PayableFee } from '#lib/money/familyFees.ts'
import type { SubmitResult } from '#submitResult.ts'
import { PaymentForm, type PaymentFormProps, toExtensionFields } from '../form/PaymentForm.tsx'
import { OtherFeesField, useFeeName } from '../form/OtherFeesField.tsx'

/** Request body, with the receipt as a File. */
export type FeePaymentDraft = FeePayment

/** Request body for several fees. */
export type FeesPaymentDraft = FeesPayment

type Method = FeePaymentDraft['paymentMethod']

/** Form values, with the field names of the API. */
export type FeePaymentValues = { receipt: File | null; paymentMethod: Method | null; transactionId: string }

const emptyFeePayment: FeePaymentValues = { receipt: null, paymentMethod: null, transactionId: '' }

export const feePaymentSchema = object({
  receipt: requiredFile(),
  paymentMethod: requiredChoiceOf(coursePaymentMethods),
  transactionId: optionalText(limits.transactionId),
})

function toRequest(values: FeePaymentValues, origin: PaymentOrigin | undefined) {
  return {
    receipt: requireValue(values.receipt),
    paymentMethod: requireValue(values.paymentMethod),
    ...toExtensionFields(values, origin),
  }
}

export type FeePaymentFormProps = PaymentFormProps<FeePaymentValues> & {
  onPay: (draft: FeePaymentDraft) => Promise<SubmitResult>
  /** Pays several fees, or the fee of a sibling, with one receipt; undefined if the backend can’t. */
  onPayTogether?: ((draft: FeesPaymentDraft) => Promise<SubmitResult>) | undefined
  sendsMails: boolean
}

type Fees = {
  fee: PayableFee
  /** The other fees that can be paid with the same receipt. */
  others: readonly PayableFee[]
  selectedIds: readonly number[]
  onSelect: (ids: number[]) => void
}

export function FeePaymentForm({
  fee,
  others,
  selectedIds,
  onSelect,
  onPay,
  onPayTogether,
  sendsMails,
  ...form
}: FeePaymentFormProps & Fees) {
  const { t } = useLingui()
  const getName = useFeeName()
  const paid = [fee, ...others.filter(({ id }) => selectedIds.includes(id))]
  const isTogether = onPayTogether && (paid.length > 1 || fee.child !== undefined)
  const submit = (values: FeePaymentValues, origin: PaymentOrigin | undefined) => {
    const draft = toRequest(values, origin)
    return isTogether ? onPayTogether({ fees: paid.map(({ id }) => id), ...draft }) : onPay({ feeID: fee.id, ...draft })
  }
  return (
    <PaymentForm<FeePaymentValues>
      {...form}
      blank={emptyFeePayment}
      schema={feePaymentSchema}
      methods={coursePaymentMethods}
      methodField="paymentMethod"
      lastMethod={fee.isRejected ? fee.paymentMethod : undefined}
      payments={paid.map((one) => ({ ...one, name: getName(one) }))}
      lead={others.length > 0 && <OtherFeesField fees={others} selectedIds={selectedIds} onChange={onSelect} />}
      storageKey={`fee-${fee.id}`}
      hasExtensions
      onSubmit={submit}
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
