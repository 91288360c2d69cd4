import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useSchoolSettings } from '#providers/SchoolSettingsProvider.tsx'
import type { FieldPath } from '#forms/FieldPath.ts'
import { FormFileUpload } from '#forms/FormFileUpload.tsx'
import { FormTextField } from '#forms/FormTextField.tsx'

type ReceiptFieldsProps<Values> = {
  /** The field of the file. */
  receipt: FieldPath<Values, File | null>
  /** The field of what the bank calls the transfer; none where the backend keeps nothing of it. */
  transactionId: FieldPath<Values, string> | undefined
  /** By what the file is found again on the device: what it pays for, wherever its form was opened from. */
  storageKey: string
  /** How one paid. */
  children: ReactNode
}

/** The proof of a payment: the receipt, how it was paid, and optionally the bank’s number of the transfer. */
export function ReceiptFields<Values = never>({
  receipt,
  transactionId,
  storageKey,
  children,
}: ReceiptFieldsProps<Values>) {
  const { t } = useLingui()
  const { acceptsPdfReceipts: acceptsPdf = false } = useSchoolSettings()
  return (
    <>
      <FormFileUpload<Values>
        name={receipt}
        label={t`Receipt`}
        description={
          acceptsPdf ? t`The receipt as a picture or PDF, at most 5 MB` : t`The receipt as a picture, at most 5 MB`
        }
        acceptsPdf={acceptsPdf}
        storageKey={storageKey}
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
