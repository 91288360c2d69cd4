import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { FieldPath } from '#forms/FieldPath.ts'
import { FormSelect } from '#forms/FormSelect.tsx'
import type { MethodOption } from '#lib/money/paymentMethods.ts'
import { PaymentInstructions } from './PaymentInstructions.tsx'
import { type PaymentOriginFieldProps, PaymentOriginField } from './PaymentOriginField.tsx'
import { SkipToReceiptButton } from './SkipToReceiptButton.tsx'
import { PaymentStep } from './PaymentStep.tsx'
import { ReceiptFields } from './ReceiptFields.tsx'

type PaymentStepperProps<Values> = {
  methods: readonly MethodOption<string>[]
  /** Whether there is nothing to pay: what stands between the two steps stays. */
  isFree?: boolean
  /** What to write into the transfer; a backend that keeps none has none. */
  reference: string | undefined
  /** By what the receipt is found again on the device: what it pays for. */
  storageKey: string
  receipt: FieldPath<Values, File | null>
  method: FieldPath<Values, string | null>
  /** Where the backend keeps more than the specification names; undefined otherwise. */
  extraFields: (PaymentOriginFieldProps & { transactionId: FieldPath<Values, string> }) | undefined
  /** Between the two, what changes how much it is. */
  children?: ReactNode
}

/** The first two steps: pay, then add the receipt. */
export function PaymentStepper<Values = never>({
  methods,
  isFree = false,
  reference,
  storageKey,
  receipt,
  method,
  extraFields,
  children,
}: PaymentStepperProps<Values>) {
  const { t } = useLingui()
  return (
    <>
      {!isFree && (
        <PaymentStep number={1} title={t`Pay`} action={<SkipToReceiptButton receipt={receipt} />}>
          <PaymentInstructions reference={reference} />
        </PaymentStep>
      )}
      {children}
      {!isFree && (
        <PaymentStep number={2} title={t`Add the receipt`}>
          <ReceiptFields<Values> receipt={receipt} storageKey={storageKey} transactionId={extraFields?.transactionId}>
            <FormSelect<Values> name={method} label={t`Payment Method`} items={methods} isRequired />
            {extraFields && (
              <PaymentOriginField origin={extraFields.origin} onChooseOrigin={extraFields.onChooseOrigin} />
            )}
          </ReceiptFields>
        </PaymentStep>
      )}
    </>
  )
}
