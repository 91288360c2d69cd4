import type { PaymentTerms } from '@maktab/contract/schema'
import { type ReactNode, useId, useState } from 'react'
import { useLingui } from '@lingui/react/macro'
import { useFormikContext } from 'formik'
import { Button } from '#components/Button/Button.tsx'
import { Hint } from '#components/Field/Field.styles.ts'
import { Inline } from '#components/Inline/Inline.tsx'
import { FormActions } from '#forms/FormActions.tsx'
import { FormSelect } from '#forms/FormChoiceFields.tsx'
import { DraftAutosave, RestoredDraftNotice } from '#forms/FormDraft.tsx'
import type { FormSchema } from '#forms/formErrors.ts'
import { restoreDraft } from '#forms/formValues.ts'
import { ValidatedForm } from '#forms/ValidatedForm.tsx'
import { SubmitStatus } from '#forms/SubmitStatus.tsx'
import { useConfirmLeave } from '#forms/UnsavedChangesProvider.tsx'
import type { PaymentOrigin } from '#lib/money/paymentMethods.ts'
import type { SubmitResult } from '#submitResult.ts'
import { type DiscountCodeActions, DiscountCodeField } from './DiscountCodeField.tsx'
import { StepNumber, Step } from './PaymentForm.styles.ts'
import {
  PaymentOriginField,
  ReceiptFields,
  type SavedPaymentOrigin,
  SkipToReceiptButton,
  usePaymentMethodOptions,
  usePaymentOrigin,
} from './PaymentFields.tsx'
import { PaymentInstructions } from './PaymentInstructions.tsx'
import { ReviewTimeNote } from './PaymentReviewNotices.tsx'

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
          <StepNumber aria-hidden>{number}</StepNumber>
          {title}
        </h2>
        {action}
      </Inline>
      {children}
    </Step>
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

type ReceiptValues = { receipt: File | null; transactionId: string }

type MethodValues = { method: string | null; paymentMethod: string | null }

/** Settings of one kind of payment: its schema, methods and texts. */
type Subject<Values> = {
  blank: Values
  schema: FormSchema<Values>
  methods: readonly string[]
  /** Field of the payment method, as the operation names it. */
  methodField: keyof Values & keyof MethodValues
  /** Hides the steps for paying; the code field and `children` stay. */
  isFree?: boolean
  /** Payment reference; undefined if the backend has none. */
  reference: string | undefined
  /** Key of the stored receipt on this device; differs by course, event or fee. */
  storageKey: string
  /** Whether the backend stores fields beyond the specification. */
  hasExtensions: boolean
  /** Discount code field, for the form field `code`; undefined without codes. */
  code?: (DiscountCodeActions & { terms: PaymentTerms }) | undefined
  /** Receives no origin if none was chosen. */
  onSubmit: (values: Values, origin: PaymentOrigin | undefined) => Promise<SubmitResult>
  /** Explains the review after submitting. */
  hint: ReactNode
  submitLabel: string
  closeLabel: string
  /** Fields after the receipt. */
  children?: ReactNode
}

/** Payment instructions, receipt and buttons; shared by courses, events and monthly fees. */
export function PaymentForm<Values extends ReceiptValues>({
  blank,
  schema,
  methods,
  methodField,
  isFree = false,
  reference,
  storageKey,
  hasExtensions,
  code,
  onSubmit,
  hint,
  submitLabel,
  closeLabel,
  children,
  ...props
}: PaymentFormProps<Values> & Subject<Values>) {
  const { t } = useLingui()
  const methodOptions = usePaymentMethodOptions(methods)
  const { origin, onChooseOrigin } = usePaymentOrigin(props)
  const [initialValues] = useState(() => restoreDraft(blank, props.draft))
  return (
    <ValidatedForm
      initialValues={initialValues}
      schema={schema}
      onSubmit={(values) => onSubmit(values, origin)}
      onDone={props.onClose}
      showsErrorBelow
    >
      <DraftAutosave onChange={props.onSaveDraft} />
      <RestoredDraftNotice blank={blank} onReset={props.onResetDraft} getReceiptKeys={() => [storageKey]} />
      {!isFree && (
        <PaymentStep number={1} title={t`Pay`} action={<SkipToReceiptButton receipt="receipt" />}>
          <PaymentInstructions reference={reference} />
        </PaymentStep>
      )}
      {code && <DiscountCodeField {...code} />}
      {!isFree && (
        <PaymentStep number={2} title={t`Add your receipt`}>
          <ReceiptFields<ReceiptValues>
            receipt="receipt"
            storageKey={storageKey}
            transactionId={hasExtensions ? 'transactionId' : undefined}
          >
            <FormSelect<MethodValues> name={methodField} label={t`Payment method`} items={methodOptions} isRequired />
            {hasExtensions && <PaymentOriginField origin={origin} onChooseOrigin={onChooseOrigin} />}
          </ReceiptFields>
        </PaymentStep>
      )}
      {children}
      {hint && (
        <Hint>
          {hint} <ReviewTimeNote />
        </Hint>
      )}
      <SubmitStatus
        label={t`Sending your receipt`}
        uploadProgress={props.uploadProgress}
        onStop={props.onStopSending}
      />
      <FormActions
        pendingLabel={t`Submitting...`}
        otherActions={<CloseButton label={closeLabel} onClose={props.onClose} />}
      >
        {submitLabel}
      </FormActions>
    </ValidatedForm>
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

/** The filled-in request fields that only some backends store. */
export function toExtensionFields({ transactionId }: { transactionId: string }, origin: PaymentOrigin | undefined) {
  const trimmed = transactionId.trim()
  return { ...(origin && { origin }), ...(trimmed && { transactionId: trimmed }) }
}
