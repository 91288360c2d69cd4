import { limits } from '@maktab/contract/limits/purchaseCourse'
import type { CoursePurchase, Course, PaymentTerms } from '@maktab/contract/schema'
import type { Weekday } from '@maktab/calendar/WallDay'
import { Trans, useLingui } from '@lingui/react/macro'
import { object } from 'superstruct'
import { FormTimeRangeField, LocalTimeHint } from '#forms/FormTimeFields.tsx'
import { RepeatableBlocks } from '#forms/RepeatableBlocks.tsx'
import {
  repeatedBlocks,
  requiredChoiceOf,
  optionalChoiceOf,
  optionalFile,
  optionalText,
  requiredFile,
} from '#forms/rules.ts'
import { timeRangeWithDays } from '#forms/timeRules.ts'
import { isFree as isFreePrice } from '#lib/money/currencyAmounts.ts'
import { coursePaymentMethods, type PaymentOrigin } from '#lib/money/paymentMethods.ts'
import { isNothingToPay } from '#lib/money/paymentStates.ts'
import { toTimeRequest } from '#lib/time/wallTime.ts'
import { useSchoolSettings } from '#providers/SchoolSettingsProvider.tsx'
import { type SubmitResult, mapFieldErrors } from '#submitResult.ts'
import { appliedDiscountCode, type DiscountCodeActions } from '../form/DiscountCodeField.tsx'
import { PaymentForm, PaymentStep, type PaymentFormProps, toExtensionFields } from '../form/PaymentForm.tsx'

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
  return {
    courseID: courseId,
    ...(!isFree && receipt && paymentMethod && { receipt, paymentMethod }),
    ...(!isFree && hasExtensions && toExtensionFields(values, origin)),
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

export function PurchaseForm({
  course,
  terms,
  onPurchase,
  appliedCode,
  onTryCode,
  ...form
}: PurchaseFormProps & Buying) {
  const { t } = useLingui()
  const { timeZone } = useSchoolSettings()
  const isFree = isNothingToPay(course.price, terms)
  const code = terms && !isFreePrice(course.price) ? { terms, appliedCode, onTryCode } : undefined
  const rules = { isFree, applied: code && (appliedCode?.code ?? '') }
  const hasExtensions = terms !== undefined
  const submit = async (values: PurchaseValues, origin: PaymentOrigin | undefined) =>
    mapFieldErrors(
      await onPurchase(toRequest(values, { ...rules, courseId: course.id, hasExtensions, origin })),
      toFormField,
    )
  return (
    <PaymentForm<PurchaseValues>
      {...form}
      blank={emptyPurchase()}
      schema={purchaseSchema(rules)}
      methods={coursePaymentMethods}
      methodField="paymentMethod"
      isFree={isFree}
      reference={terms?.reference}
      storageKey={`course-${course.id}`}
      hasExtensions={hasExtensions}
      code={code}
      onSubmit={submit}
      hint={!isFree && <Trans>The school reviews your payment and approves the course.</Trans>}
      submitLabel={isFree ? t`Enroll` : t`Submit`}
      closeLabel={t`Close`}
    >
      {isFree ? (
        <Times timeZone={timeZone} />
      ) : (
        <PaymentStep number={3} title={t`Choose your times`}>
          <Times timeZone={timeZone} />
        </PaymentStep>
      )}
    </PaymentForm>
  )
}

function Times({ timeZone }: { timeZone: string }) {
  const { t } = useLingui()
  return (
    <RepeatableBlocks<PurchaseValues, 'classTimings'>
      name="classTimings"
      legend={t`Class Timings`}
      description={t`When you’d like to learn (school time, ${timeZone})`}
      newBlock={newTiming}
      getBlockLabel={(number) => t`Time ${number}`}
      addLabel={t`Add More`}
      isFirstFixed
      max={limits.classTimings.max}
    >
      {(timing, index) => (
        <>
          <FormTimeRangeField<PurchaseValues>
            name={timing}
            label={t`Time ${index + 1}`}
            isLabelHidden
            isRequired
            withoutDays={t`Optional. Days can be agreed with the teacher later.`}
          />
          <LocalTimeHint<PurchaseValues> name={timing} />
        </>
      )}
    </RepeatableBlocks>
  )
}
