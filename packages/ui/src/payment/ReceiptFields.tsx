import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { FieldPath } from '#forms/FieldPath.ts'
import { FormFileUpload } from '#forms/FormFileUpload.tsx'
import { FormTextField } from '#forms/FormTextField.tsx'

type ReceiptFieldsProps<Values> = {
  /** The field of the picture. */
  receipt: FieldPath<Values, File | null>
  /** The field of what the bank calls the transfer; none where the backend keeps nothing of it. */
  transactionId: FieldPath<Values, string> | undefined
  /** By what the picture is found again on the device: what it pays for, wherever its form was opened from. */
  keptAs: string
  /** How one paid. */
  children: ReactNode
}

/** The proof of a payment: its picture, how it was paid, and its number at the bank for who likes to type it. */
export function ReceiptFields<Values = never>({
  receipt,
  transactionId,
  keptAs,
  children,
}: ReceiptFieldsProps<Values>) {
  const { t } = useLingui()
  return (
    <>
      <FormFileUpload<Values>
        name={receipt}
        label={t`Receipt`}
        description={t`The receipt as a picture or PDF, at most 5 MB`}
        keptAs={keptAs}
        isRequired
      />
      {children}
      {transactionId && (
        <FormTextField<Values>
          name={transactionId}
          label={t`Transaction number on your receipt`}
          description={t`If you like: the office finds your payment sooner by it.`}
          autoComplete="off"
        />
      )}
    </>
  )
}
