import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { FieldPath } from '#forms/FieldPath.ts'
import { FormSelect } from '#forms/FormSelect.tsx'
import { HowToPay } from './HowToPay.tsx'
import { PaidAlready } from './PaidAlready.tsx'
import { PaymentMethod } from './PaymentMethod.tsx'
import { PaymentStep } from './PaymentStep.tsx'
import { ReceiptFields } from './ReceiptFields.tsx'
import type { Ways } from './useWays.ts'

type PayStepsProps<Values> = {
  ways: Ways<string>
  /** Whether there is nothing to do of it: what stands between the two stays where it is. */
  isFree?: boolean
  /** What to write into the transfer; a backend that keeps none has none. */
  reference: string | undefined
  /** By what the receipt is found again on the device: what it pays for. */
  keptAs: string
  receipt: FieldPath<Values, File | null>
  method: FieldPath<Values, string | null>
  /** None where the backend keeps nothing of it. */
  transactionId: FieldPath<Values, string> | undefined
  /** Between the two, what changes how much it is. */
  children?: ReactNode
}

/** The first two of what there is to do: to pay, and to add the receipt, which waits until the school has said how to pay. */
export function PaySteps<Values = never>({
  ways: { origin, onChooseOrigin, methods, isSaid },
  isFree = false,
  reference,
  keptAs,
  receipt,
  method,
  transactionId,
  children,
}: PayStepsProps<Values>) {
  const { t } = useLingui()
  return (
    <>
      {!isFree && (
        <PaymentStep number={1} title={t`Pay`} action={isSaid && <PaidAlready receipt={receipt} />}>
          <HowToPay origin={origin} onChooseOrigin={onChooseOrigin} reference={reference} />
        </PaymentStep>
      )}
      {children}
      {!isFree && isSaid && (
        <PaymentStep number={2} title={t`Add the receipt`}>
          <ReceiptFields<Values> receipt={receipt} keptAs={keptAs} transactionId={transactionId}>
            <PaymentMethod label={t`Payment Method`} methods={methods}>
              <FormSelect<Values> name={method} label={t`Payment Method`} items={methods} isRequired />
            </PaymentMethod>
          </ReceiptFields>
        </PaymentStep>
      )}
    </>
  )
}
