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
  /** A way on, beside the title. */
  action?: ReactNode
  children: ReactNode
}

/** One of the few things to do, by its number. All of them are on one page: who has paid already goes on at once. */
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

type PaymentFormActionsProps = {
  /** How much has been sent, from 0 to 1. */
  uploadProgress: number | undefined
  onStopSending: () => void
  onClose: () => void
  submitLabel: string
  closeLabel: string
  /** What happens once it is sent, where somebody has to decide it. */
  children: ReactNode
}

/** The end of a form that pays: what comes next, how far the sending is, and the buttons. */
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

/** What a form that pays has of the app, whatever it pays for. */
export type PaymentFormProps<Values> = SavedPaymentOrigin & {
  /** What was typed before the page was left or loaded anew, of whatever shape. */
  draft: unknown
  onSaveDraft: (values: Values) => void
  onResetDraft: () => void
  /** How much has been sent, from 0 to 1. */
  uploadProgress: number | undefined
  onStopSending: () => void
  onClose: () => void
}
