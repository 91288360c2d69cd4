import type { Fee } from '@maktab/contract/schema'
import { Trans, useLingui } from '@lingui/react/macro'
import { useSchoolSettings } from '#environment/SchoolSettings.tsx'
import { FormSelect } from '#forms/FormSelect.tsx'
import { ScreenForm } from '#forms/ScreenForm.tsx'
import { courseMethodOf, coursePaymentMethods, methodsToOffer } from '#model/paymentMethods.ts'
import { isSaid, waysToPay } from '#model/waysToPay.ts'
import type { Outcome } from '#outcome.ts'
import { HowToPay } from '#payment/HowToPay.tsx'
import { PaidAlready } from '#payment/PaidAlready.tsx'
import { PaymentFoot } from '#payment/PaymentFoot.tsx'
import { PaymentMethod } from '#payment/PaymentMethod.tsx'
import { PaymentStep } from '#payment/PaymentStep.tsx'
import { ReceiptFields } from '#payment/ReceiptFields.tsx'
import { type RememberedOrigin, useOrigin } from '#payment/useOrigin.ts'
import {
  type FeePaymentDraft,
  type FeePaymentValues,
  emptyFeePayment,
  feePaymentSchema,
  toRequest,
} from './feePayment.schema.ts'

export type FeePaymentFormProps = RememberedOrigin & {
  onPay: (draft: FeePaymentDraft) => Promise<Outcome>
  /** How much has been sent, from 0 to 1. */
  sentShare: number | undefined
  onStopSending: () => void
  onClose: () => void
}

export function FeePaymentForm({ fee, ...props }: FeePaymentFormProps & { fee: Fee }) {
  const { onPay, sentShare, onStopSending, onClose } = props
  const { t, i18n } = useLingui()
  const { origin, onChooseOrigin } = useOrigin(props)
  const told = waysToPay(useSchoolSettings(), origin)
  const methods = methodsToOffer(coursePaymentMethods, told, courseMethodOf, i18n)
  const keptAs = `fee-${fee.id}`
  const isWaiting = !isSaid(told)
  return (
    <ScreenForm
      initialValues={emptyFeePayment}
      schema={feePaymentSchema(methods)}
      onSubmit={(values) => onPay(toRequest(values, { feeId: fee.id, methods, origin }))}
      onDone={onClose}
      isToldBelow
    >
      <PaymentStep number={1} title={t`Pay`} action={!isWaiting && <PaidAlready receipt="receipt" />}>
        <HowToPay origin={origin} onChooseOrigin={onChooseOrigin} reference={fee.reference} />
      </PaymentStep>
      {!isWaiting && (
        <PaymentStep number={2} title={t`Add the receipt`}>
          <ReceiptFields<FeePaymentValues> receipt="receipt" keptAs={keptAs} transactionId="transactionId">
            <PaymentMethod label={t`Payment Method`} methods={methods}>
              <FormSelect<FeePaymentValues> name="paymentMethod" label={t`Payment Method`} items={methods} isRequired />
            </PaymentMethod>
          </ReceiptFields>
        </PaymentStep>
      )}
      <PaymentFoot
        sentShare={sentShare}
        onStopSending={onStopSending}
        onClose={onClose}
        isWaiting={isWaiting}
        submitLabel={t`Submit Payment`}
        closeLabel={t`Cancel`}
      >
        <Trans>The school checks it and writes to you.</Trans>
      </PaymentFoot>
    </ScreenForm>
  )
}
