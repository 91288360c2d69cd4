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
import { type PaymentOrigin, findMethodOfAccount } from '#lib/money/paymentMethods.ts'
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
import type { DuePayment } from './PaymentOriginInstructions.tsx'
import type { RefundPolicy } from './PaymentQuestions.tsx'
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
  refundPolicy?: RefundPolicy | undefined
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
  /** Payment method of the receipt sent last, which is chosen at first. */
  lastMethod: string | null | undefined
  /** Hides the steps for paying; the code field and `lead` stay. */
  isFree?: boolean
  /** What is paid with one transfer. */
  payments: readonly DuePayment[]
  /** Fields before the payment instructions. */
  lead?: ReactNode
  /** Number of the step that shows the accounts. */
  firstStep?: 1 | 2
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
}

/** Payment instructions, receipt and buttons; shared by courses, events and monthly fees. */
export function PaymentForm<Values extends ReceiptValues>({
  blank,
  schema,
  methods,
  methodField,
  lastMethod,
  isFree = false,
  payments,
  lead,
  firstStep = 1,
  storageKey,
  hasExtensions,
  code,
  onSubmit,
  hint,
  submitLabel,
  closeLabel,
  refundPolicy,
  ...props
}: PaymentFormProps<Values> & Subject<Values>) {
  const { t } = useLingui()
  const methodOptions = usePaymentMethodOptions(methods)
  const { origin, onChooseOrigin } = usePaymentOrigin(props)
  const first: Values = { ...blank, [methodField]: methods.find((method) => method === lastMethod) ?? null }
  const [initialValues] = useState(() => restoreDraft(first, props.draft))
  return (
    <ValidatedForm
      initialValues={initialValues}
      schema={schema}
      onSubmit={(values) => onSubmit(values, origin)}
      onDone={props.onClose}
      showsErrorBelow
    >
      <DraftAutosave onChange={props.onSaveDraft} />
      <RestoredDraftNotice blank={first} onReset={props.onResetDraft} getReceiptKeys={() => [storageKey]} />
      {lead}
      {!isFree && (
        <PaymentStep number={firstStep} title={t`Pay`} action={<SkipToReceiptButton receipt="receipt" />}>
          <AccountsOfForm {...{ methods, methodField, payments, refundPolicy, onChooseOrigin }} />
        </PaymentStep>
      )}
      {code && <DiscountCodeField {...code} />}
      {!isFree && (
        <PaymentStep number={firstStep + 1} title={t`Add your receipt`}>
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

type AccountsOfFormProps = {
  methods: readonly string[]
  methodField: string
  payments: readonly DuePayment[]
  refundPolicy: RefundPolicy | undefined
  onChooseOrigin: (origin: PaymentOrigin) => void
}

/** The accounts; copying something of one chooses its payment method and origin in the form. */
function AccountsOfForm({ methods, methodField, payments, refundPolicy, onChooseOrigin }: AccountsOfFormProps) {
  const { setFieldValue } = useFormikContext()
  return (
    <PaymentInstructions
      payments={payments}
      refundPolicy={refundPolicy}
      onUseAccount={(way, origin) => {
        const method = findMethodOfAccount(way, methods)
        if (method !== undefined) void setFieldValue(methodField, method)
        onChooseOrigin(origin)
      }}
    />
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

/** What is paid for a course or an event; without terms its price, as the backend has no references then. */
export function toDuePayment(name: string, price: number | null, terms: PaymentTerms | undefined): DuePayment {
  return { name, amount: terms?.amount ?? price ?? 0, currency: terms?.currency, reference: terms?.reference }
}

/** The filled-in request fields that only some backends store. */
export function toExtensionFields({ transactionId }: { transactionId: string }, origin: PaymentOrigin | undefined) {
  const trimmed = transactionId.trim()
  return { ...(origin && { origin }), ...(trimmed && { transactionId: trimmed }) }
}
