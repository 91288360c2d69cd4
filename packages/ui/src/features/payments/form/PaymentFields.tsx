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

export type PaymentOriginFieldProps = {
  origin: PaymentOrigin | undefined
  onChooseOrigin: (origin: PaymentOrigin) => void
}

/** From where one pays: optional, for the office. The instructions for both stay in sight. */
export function PaymentOriginField({ origin, onChooseOrigin }: PaymentOriginFieldProps) {
  const { t } = useLingui()
  const { isSubmitting } = useFormikContext()
  const choose = (id: string) => {
    const chosen = paymentOrigins.find((one) => one === id)
    if (chosen) onChooseOrigin(chosen)
  }
  return (
    <RadioGroup
      label={t`I pay`}
      description={t`Optional`}
      items={[
        { id: 'domestic', label: t`from within the country` },
        { id: 'international', label: t`from abroad` },
      ]}
      value={origin ?? null}
      onChange={choose}
      isReadOnly={isSubmitting}
    />
  )
}

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

/** Leads whoever has paid already past the accounts, to the receipt: on a phone they take the whole screen. */
export function SkipToReceiptButton({ receipt }: { receipt: string }) {
  const place = useRef<HTMLSpanElement>(null)
  return (
    <span ref={place}>
      <Button size="sm" onPress={() => focusWithin(findField(place.current?.closest('form') ?? null, receipt))}>
        <Trans>I have paid already</Trans>
      </Button>
    </span>
  )
}

export type SavedPaymentOrigin = {
  /** From where somebody paid last on this device. */
  savedOrigin: PaymentOrigin | undefined
  onSaveOrigin: (origin: PaymentOrigin) => void
}

/** From where one pays; undefined until it is chosen. */
export function usePaymentOrigin({ savedOrigin, onSaveOrigin }: SavedPaymentOrigin) {
  const [origin, setOrigin] = useState(savedOrigin)
  const onChooseOrigin = (next: PaymentOrigin) => {
    setOrigin(next)
    onSaveOrigin(next)
  }
  return { origin, onChooseOrigin }
}

/** The payment methods of a call, with the names that fit the school’s accounts. */
export function usePaymentMethodOptions<Method extends string>(methods: readonly Method[]): MethodOption<Method>[] {
  const { i18n } = useLingui()
  const { paymentWays } = useSchoolSettings()
  return createMethodOptions(methods, [...(paymentWays?.domestic ?? []), ...(paymentWays?.international ?? [])], i18n)
}
