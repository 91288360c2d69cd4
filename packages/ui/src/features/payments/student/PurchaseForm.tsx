import { limits } from '@maktab/contract/limits/purchaseCourse'
import type { Course, PaymentTerms } from '@maktab/contract/schema'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useSchoolSettings } from '#providers/SchoolSettingsProvider.tsx'
import { FormTimeRange } from '#forms/FormTimeRange.tsx'
import { DraftAutosave } from '#forms/DraftAutosave.tsx'
import { RestoredDraftNotice } from '#forms/RestoredDraftNotice.tsx'
import { LocalTimeHint } from '#forms/LocalTimeHint.tsx'
import { RepeatableBlocks } from '#forms/RepeatableBlocks.tsx'
import { restoreDraft } from '#forms/restoreDraft.ts'
import { ScreenForm } from '#forms/ScreenForm.tsx'
import { coursePaymentMethods } from '#lib/money/paymentMethods.ts'
import { isFree as isFreePrice } from '#lib/money/money.ts'
import { isNothingToPay } from '#lib/money/paymentTerms.ts'
import { type SubmitResult, mapFieldErrors } from '#submitResult.ts'
import { DiscountCodeField, type DiscountCodeActions } from '#features/payments/form/DiscountCodeField.tsx'
import { PaymentFormActions } from '#features/payments/form/PaymentFormActions.tsx'
import { PaymentStep } from '#features/payments/form/PaymentStep.tsx'
import type { PaymentFormProps } from '#features/payments/form/PaymentFormProps.ts'
import { PaymentStepper } from '#features/payments/form/PaymentStepper.tsx'
import { usePaymentMethodOptions } from '#features/payments/form/usePaymentMethodOptions.ts'
import { usePaymentOrigin } from '#features/payments/form/usePaymentOrigin.ts'
import {
  type PurchaseDraft,
  type PurchaseValues,
  emptyPurchase,
  newTiming,
  purchaseSchema,
  toFormField,
  toRequest,
} from './purchase.schema.ts'

export type PurchaseFormProps = PaymentFormProps<PurchaseValues> &
  DiscountCodeActions & { onPurchase: (draft: PurchaseDraft) => Promise<SubmitResult> }

type Buying = {
  course: Course
  /** What is to be paid; undefined where the backend says nothing of it but the price. */
  terms: PaymentTerms | undefined
}

export function PurchaseForm({ course, terms, ...props }: PurchaseFormProps & Buying) {
  const {
    draft,
    onSaveDraft,
    onResetDraft,
    onPurchase,
    uploadProgress,
    onStopSending,
    onClose,
    appliedCode,
    onTryCode,
  } = props
  const { t } = useLingui()
  const { timeZone } = useSchoolSettings()
  const methods = usePaymentMethodOptions(coursePaymentMethods)
  const paidFrom = usePaymentOrigin(props)
  const [start] = useState(() => restoreDraft(emptyPurchase(), draft))
  const isFree = isNothingToPay(course.price, terms)
  const keptAs = `course-${course.id}`
  const hasCode = terms !== undefined && !isFreePrice(course.price)
  const rules = { isFree, applied: hasCode ? (appliedCode?.code ?? '') : undefined }
  const send = (values: PurchaseValues) =>
    onPurchase(
      toRequest(values, {
        ...rules,
        courseId: course.id,
        isKept: terms !== undefined,
        origin: paidFrom.origin,
      }),
    )
  return (
    <ScreenForm
      initialValues={start}
      schema={purchaseSchema(rules)}
      onSubmit={async (values) => mapFieldErrors(await send(values), toFormField)}
      onDone={onClose}
      showsErrorBelow
    >
      <DraftAutosave onChange={onSaveDraft} />
      <RestoredDraftNotice blank={emptyPurchase()} onReset={onResetDraft} getReceiptKeys={() => [keptAs]} />
      <PaymentStepper<PurchaseValues>
        methods={methods}
        isFree={isFree}
        reference={terms?.reference}
        storageKey={keptAs}
        receipt="receipt"
        method="paymentMethod"
        extraFields={terms && { ...paidFrom, transactionId: 'transactionId' }}
      >
        {hasCode && <DiscountCodeField terms={terms} appliedCode={appliedCode} onTryCode={onTryCode} />}
      </PaymentStepper>
      {isFree ? (
        <Times timeZone={timeZone} />
      ) : (
        <PaymentStep number={3} title={t`Choose your times`}>
          <Times timeZone={timeZone} />
        </PaymentStep>
      )}
      <PaymentFormActions
        uploadProgress={uploadProgress}
        onStopSending={onStopSending}
        onClose={onClose}
        submitLabel={isFree ? t`Enroll` : t`Submit`}
        closeLabel={t`Close`}
      >
        {!isFree && <Trans>The school checks your payment and approves the course.</Trans>}
      </PaymentFormActions>
    </ScreenForm>
  )
}

function Times({ timeZone }: { timeZone: string }) {
  const { t } = useLingui()
  return (
    <RepeatableBlocks<PurchaseValues, 'classTimings'>
      name="classTimings"
      legend={t`Class Timings`}
      description={t`When you would like to learn, by the school’s clocks (${timeZone})`}
      newBlock={newTiming}
      getBlockLabel={(number) => t`Time ${number}`}
      addLabel={t`Add More`}
      isFirstFixed
      max={limits.classTimings.max}
    >
      {(timing, index) => (
        <>
          <FormTimeRange<PurchaseValues>
            name={timing}
            label={t`Time ${index + 1}`}
            isLabelHidden
            isRequired
            withoutDays={t`Without days, they are agreed with the teacher.`}
          />
          <LocalTimeHint<PurchaseValues> name={timing} />
        </>
      )}
    </RepeatableBlocks>
  )
}
