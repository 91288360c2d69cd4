import { limits } from '@maktab/contract/limits/purchaseCourse'
import type { CoursePurchase, Course, PaymentTerms } from '@maktab/contract/schema'
import type { Weekday } from '@maktab/calendar/WallDay'
import { object } from 'superstruct'
import {
  repeatedBlocks,
  requiredChoiceOf,
  optionalChoiceOf,
  optionalFile,
  optionalText,
  requiredFile,
} from '#forms/rules.ts'
import { timeRangeWithDays } from '#forms/timeRules.ts'
import { coursePaymentMethods, type PaymentOrigin } from '#lib/money/paymentMethods.ts'
import { toTimeRequest } from '#lib/time/wallTime.ts'
import { appliedDiscountCode, DiscountCodeField, type DiscountCodeActions } from '../form/DiscountCodeField.tsx'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useSchoolSettings } from '#providers/SchoolSettingsProvider.tsx'
import { FormTimeRange, LocalTimeHint } from '#forms/FormTimeRange.tsx'
import { DraftAutosave, RestoredDraftNotice } from '#forms/FormDraft.tsx'
import { RepeatableBlocks } from '#forms/RepeatableBlocks.tsx'
import { restoreDraft } from '#forms/formValues.ts'
import { ScreenForm } from '#forms/ScreenForm.tsx'
import { isFree as isFreePrice } from '#lib/money/money.ts'
import { isNothingToPay } from '#lib/money/payments.ts'
import { type SubmitResult, mapFieldErrors } from '#submitResult.ts'
import { PaymentFormActions, PaymentStep, type PaymentFormProps, PaymentStepper } from '../form/PaymentStepper.tsx'
import { usePaymentMethodOptions, usePaymentOrigin } from '../form/PaymentFields.tsx'

/** Request body, with the receipt as a File. */
export type PurchaseDraft = CoursePurchase

type Method = NonNullable<PurchaseDraft['paymentMethod']>

/** Form values, with the field names of the API. */
export type PurchaseValues = {
  receipt: File | null
  paymentMethod: Method | null
  transactionId: string
  code: string
  classTimings: { from: string; to: string; days: Weekday[] }[]
}

const newTiming = (): PurchaseValues['classTimings'][number] => ({ from: '', to: '', days: [] })

/** Initial values, with one time row (2§9). */
export const emptyPurchase = (): PurchaseValues => ({
  receipt: null,
  paymentMethod: null,
  transactionId: '',
  code: '',
  classTimings: [newTiming()],
})

type PurchaseRules = {
  isFree: boolean
  /** Applied code, or empty; undefined if codes aren’t supported. */
  applied: string | undefined
}

/**
 * The specification has no checks (2§5), but the contract rejects requests without these. A free course needs only
 * times.
 */
export const purchaseSchema = ({ isFree, applied }: PurchaseRules) =>
  object({
    receipt: isFree ? optionalFile() : requiredFile(),
    paymentMethod: isFree ? optionalChoiceOf(coursePaymentMethods) : requiredChoiceOf(coursePaymentMethods),
    transactionId: optionalText(limits.transactionId),
    code: appliedDiscountCode(limits.code, applied),
    classTimings: repeatedBlocks(timeRangeWithDays()),
  })

type Purchase = PurchaseRules & {
  courseId: number
  /** Whether the backend stores fields beyond the specification. */
  hasExtensions: boolean
  origin: PaymentOrigin | undefined
}

export function toRequest(values: PurchaseValues, purchase: Purchase): PurchaseDraft {
  const { courseId, isFree, applied, hasExtensions, origin } = purchase
  const { receipt, paymentMethod, classTimings } = values
  const transactionId = values.transactionId.trim()
  return {
    courseID: courseId,
    ...(!isFree && receipt && paymentMethod && { receipt, paymentMethod }),
    ...(!isFree && hasExtensions && { ...(origin && { origin }), ...(transactionId && { transactionId }) }),
    ...(applied && { code: applied }),
    classTimings: classTimings.map(toTimeRequest),
  }
}

/** Maps a server error on a whole row to the row’s last field. */
export function toFormField(field: string): string {
  return /^classTimings\[\d+\]$/.test(field) ? `${field}.to` : field
}

export type PurchaseFormProps = PaymentFormProps<PurchaseValues> &
  DiscountCodeActions & { onPurchase: (draft: PurchaseDraft) => Promise<SubmitResult> }

type Buying = {
  course: Course
  /** Payment terms; undefined if the backend only has the price. */
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
  const [initialValues] = useState(() => restoreDraft(emptyPurchase(), draft))
  const isFree = isNothingToPay(course.price, terms)
  const storageKey = `course-${course.id}`
  const hasCode = terms !== undefined && !isFreePrice(course.price)
  const rules = { isFree, applied: hasCode ? (appliedCode?.code ?? '') : undefined }
  const send = (values: PurchaseValues) =>
    onPurchase(
      toRequest(values, {
        ...rules,
        courseId: course.id,
        hasExtensions: terms !== undefined,
        origin: paidFrom.origin,
      }),
    )
  return (
    <ScreenForm
      initialValues={initialValues}
      schema={purchaseSchema(rules)}
      onSubmit={async (values) => mapFieldErrors(await send(values), toFormField)}
      onDone={onClose}
      showsErrorBelow
    >
      <DraftAutosave onChange={onSaveDraft} />
      <RestoredDraftNotice blank={emptyPurchase()} onReset={onResetDraft} getReceiptKeys={() => [storageKey]} />
      <PaymentStepper<PurchaseValues>
        methods={methods}
        isFree={isFree}
        reference={terms?.reference}
        storageKey={storageKey}
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
