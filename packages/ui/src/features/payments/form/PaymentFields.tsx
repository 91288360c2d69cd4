import { useLingui, Trans } from '@lingui/react/macro'
import { useFormikContext } from 'formik'
import { RadioGroup } from '#components/RadioGroup/RadioGroup.tsx'
import {
  type PaymentOrigin,
  paymentOrigins,
  type MethodOption,
  createMethodOptions,
} from '#lib/money/paymentMethods.ts'
import { type ReactNode, useRef, useState } from 'react'
import { useSchoolSettings } from '#providers/SchoolSettingsProvider.tsx'
import type { FieldPath } from '#forms/useFormField.tsx'
import { FormFileUpload } from '#forms/FormFileUpload.tsx'
import { FormTextField } from '#forms/FormTextFields.tsx'
import { Button } from '#components/Button/Button.tsx'
import { findField, focusWithin } from '#forms/formFocus.ts'

type PaymentOriginFieldProps = {
  origin: PaymentOrigin | undefined
  onChooseOrigin: (origin: PaymentOrigin) => void
}

/** Optional payment origin, for the office. Both sets of instructions stay visible. */
export function PaymentOriginField({ origin, onChooseOrigin }: PaymentOriginFieldProps) {
  const { t } = useLingui()
  const { isSubmitting } = useFormikContext()
  const choose = (id: string) => {
    const chosen = paymentOrigins.find((one) => one === id)
    if (chosen) onChooseOrigin(chosen)
  }
  return (
    <RadioGroup
      label={t`Paying from`}
      description={t`Optional`}
      items={[
        { id: 'domestic', label: t`Within the country` },
        { id: 'international', label: t`Abroad` },
      ]}
      value={origin ?? null}
      onChange={choose}
      isReadOnly={isSubmitting}
    />
  )
}

type ReceiptFieldsProps<Values> = {
  /** Form field of the receipt file. */
  receipt: FieldPath<Values, File | null>
  /** Form field of the bank’s transaction number; undefined if the backend doesn’t store it. */
  transactionId: FieldPath<Values, string> | undefined
  /** Key of the stored file on this device; depends on the payment’s subject, not on the page it was opened from. */
  storageKey: string
  /** Payment method field. */
  children: ReactNode
}

/** Receipt upload, payment method and optional transaction number. */
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
        description={acceptsPdf ? t`Image or PDF, up to 5 MB` : t`Image, up to 5 MB`}
        acceptsPdf={acceptsPdf}
        storageKey={storageKey}
        isRequired
      />
      {children}
      {transactionId && (
        <FormTextField<Values>
          name={transactionId}
          label={t`Transaction number on your receipt`}
          description={t`Optional. Helps the office find your payment faster.`}
          autoComplete="off"
        />
      )}
    </>
  )
}

/** Jumps to the receipt field for users who have already paid; on a phone the accounts fill the screen. */
export function SkipToReceiptButton({ receipt }: { receipt: string }) {
  const buttonRef = useRef<HTMLSpanElement>(null)
  return (
    <span ref={buttonRef}>
      <Button size="sm" onPress={() => focusWithin(findField(buttonRef.current?.closest('form') ?? null, receipt))}>
        <Trans>I’ve already paid</Trans>
      </Button>
    </span>
  )
}

export type SavedPaymentOrigin = {
  /** Payment origin used last on this device. */
  savedOrigin: PaymentOrigin | undefined
  onSaveOrigin: (origin: PaymentOrigin) => void
}

/** Selected payment origin; undefined until one is chosen. */
export function usePaymentOrigin({ savedOrigin, onSaveOrigin }: SavedPaymentOrigin) {
  const [origin, setOrigin] = useState(savedOrigin)
  const onChooseOrigin = (next: PaymentOrigin) => {
    setOrigin(next)
    onSaveOrigin(next)
  }
  return { origin, onChooseOrigin }
}

/** Options for the payment methods of an operation, named after the school’s accounts where they match. */
export function usePaymentMethodOptions<Method extends string>(methods: readonly Method[]): MethodOption<Method>[] {
  const { i18n } = useLingui()
  const { paymentWays } = useSchoolSettings()
  return createMethodOptions(methods, [...(paymentWays?.domestic ?? []), ...(paymentWays?.international ?? [])], i18n)
}
