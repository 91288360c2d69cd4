import { type ReactNode, useId } from 'react'
import { Inline } from '#components/Inline/Inline.tsx'
import { Mark, Step } from './payment.styles.ts'
import { useLingui } from '@lingui/react/macro'
import type { FieldPath } from '#forms/useFormField.tsx'
import { FormSelect } from '#forms/FormChoiceFields.tsx'
import type { MethodOption } from '#lib/money/paymentMethods.ts'
import { PaymentInstructions } from './PaymentInstructions.tsx'
import {
  type PaymentOriginFieldProps,
  PaymentOriginField,
  SkipToReceiptButton,
  ReceiptFields,
  type SavedPaymentOrigin,
} from './PaymentFields.tsx'
import { useFormikContext } from 'formik'
import { Button } from '#components/Button/Button.tsx'
import { Hint } from '#components/Field/Field.styles.ts'
import { SubmitStatus } from '#forms/SubmitStatus.tsx'
import { FormActions } from '#forms/FormActions.tsx'
import { useConfirmLeave } from '#forms/UnsavedChanges.tsx'
import { ReviewTimeNote } from './PaymentNotices.tsx'

type PaymentStepProps = {
  number: number
  title: string
  /** Shown next to the title. */
  action?: ReactNode
  children: ReactNode
}

/** A numbered step. All steps are on one page, so users who have already paid can skip ahead. */
export function PaymentStep({ number, title, action, children }: PaymentStepProps) {
  const titleId = useId()
  return (
    <Step aria-labelledby={titleId}>
      <Inline gap="medium" rowGap="x-small" justify="space-between">
        <h2 id={titleId}>
          <Mark aria-hidden>{number}</Mark>
          {title}
        </h2>
        {action}
      </Inline>
      {children}
    </Step>
  )
}

type PaymentStepperProps<Values> = {
  methods: readonly MethodOption<string>[]
  /** Hides both steps; `children` stays. */
  isFree?: boolean
  /** Payment reference; undefined if the backend has none. */
  reference: string | undefined
  /** Key of the stored receipt on this device; depends on what is paid for. */
  storageKey: string
  receipt: FieldPath<Values, File | null>
  method: FieldPath<Values, string | null>
  /** Optional fields beyond the specification; undefined if the backend doesn’t store them. */
  extraFields: (PaymentOriginFieldProps & { transactionId: FieldPath<Values, string> }) | undefined
  /** Fields between the two steps that change the amount, such as the discount code. */
  children?: ReactNode
}

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

type PaymentFormActionsProps = {
  /** Upload progress from 0 to 1. */
  uploadProgress: number | undefined
  onStopSending: () => void
  onClose: () => void
  submitLabel: string
  closeLabel: string
  /** What happens after submitting, if the payment is reviewed. */
  children: ReactNode
}

/** Footer of a payment form: next step, upload progress and buttons. */
export function PaymentFormActions({ children, submitLabel, ...props }: PaymentFormActionsProps) {
  const { t } = useLingui()
  return (
    <>
      {children && (
        <Hint>
          {children} <ReviewTimeNote />
        </Hint>
      )}
      <SubmitStatus
        label={t`Sending your receipt`}
        uploadProgress={props.uploadProgress}
        onStop={props.onStopSending}
      />
      <FormActions
        pendingLabel={t`Submitting...`}
        otherActions={<CloseButton label={props.closeLabel} onClose={props.onClose} />}
      >
        {submitLabel}
      </FormActions>
    </>
  )
}

function CloseButton({ label, onClose }: { label: string; onClose: () => void }) {
  const { isSubmitting } = useFormikContext()
  const confirmLeave = useConfirmLeave()
  return (
    <Button isDisabled={isSubmitting} onPress={() => confirmLeave(onClose)}>
      {label}
    </Button>
  )
}

/** Props common to all payment forms. */
export type PaymentFormProps<Values> = SavedPaymentOrigin & {
  /** Draft restored from storage, not yet validated. */
  draft: unknown
  onSaveDraft: (values: Values) => void
  onResetDraft: () => void
  /** Upload progress from 0 to 1. */
  uploadProgress: number | undefined
  onStopSending: () => void
  onClose: () => void
}
