import { limits } from '@maktab/contract/limits/purchaseCourse'
import type { CoursePurchase, Course, PaymentTerms } from '@maktab/contract/schema'
import { Trans, useLingui } from '@lingui/react/macro'
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
import { isFree as isFreePrice } from '#lib/money/currencyAmounts.ts'
import { coursePaymentMethods, type PaymentOrigin } from '#lib/money/paymentMethods.ts'
import { isNothingToPay } from '#lib/money/paymentStates.ts'
import { toTimeRequest } from '#lib/time/wallTime.ts'
import { type SubmitResult, mapFieldErrors } from '#submitResult.ts'
import { appliedDiscountCode, type DiscountCodeActions } from '../form/DiscountCodeField.tsx'
import {
  PaymentForm,
  PaymentStep,
  type PaymentFormProps,
  toDuePayment,
  toExtensionFields,
} from '../form/PaymentForm.tsx'
import { type CourseTiming, KnownTimes, PurchaseTimes, newTiming } from './PurchaseTimes.tsx'

/** Request body, with the receipt as a File. */
export type PurchaseDraft = CoursePurchase

type Method = NonNullable<PurchaseDraft['paymentMethod']>

/** Form values, with the field names of the API. */
export type PurchaseValues = {
  receipt: File | null
  paymentMethod: Method | null
  transactionId: string
  code: string
  classTimings: CourseTiming[]
}

/** Initial values, with one time row (2§9). */
export const emptyPurchase = (knownTimes: CourseTiming[] = []): PurchaseValues => ({
  receipt: null,
  paymentMethod: null,
  transactionId: '',
  code: '',
  classTimings: knownTimes.length > 0 ? knownTimes : [newTiming()],
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
  /** Method of the rejected receipt. */
  lastMethod: string | null | undefined
  /** Times at which the student asked for the course before, so that they aren’t asked again. */
  knownTimes: CourseTiming[] | undefined
}

const none: CourseTiming[] = []

export function PurchaseForm({
  course,
  terms,
  knownTimes = none,
  onPurchase,
  appliedCode,
  onTryCode,
  ...form
}: PurchaseFormProps & Buying) {
  const { t } = useLingui()
  const isFree = isNothingToPay(course.price, terms)
  const code = terms && !isFreePrice(course.price) ? { terms, appliedCode, onTryCode } : undefined
  const rules = { isFree, applied: code && (appliedCode?.code ?? '') }
  const hasExtensions = terms !== undefined
  const submit = async (values: PurchaseValues, origin: PaymentOrigin | undefined) =>
    mapFieldErrors(
      await onPurchase(toRequest(values, { ...rules, courseId: course.id, hasExtensions, origin })),
      toFormField,
    )
  const times =
    knownTimes.length > 0 ? (
      <KnownTimes times={knownTimes} />
    ) : isFree ? (
      <PurchaseTimes />
    ) : (
      <PaymentStep number={1} title={t`Choose your times`}>
        <PurchaseTimes />
      </PaymentStep>
    )
  return (
    <PaymentForm<PurchaseValues>
      {...form}
      blank={emptyPurchase(knownTimes)}
      schema={purchaseSchema(rules)}
      methods={coursePaymentMethods}
      methodField="paymentMethod"
      isFree={isFree}
      payments={[toDuePayment(course.name, course.price, terms)]}
      lead={times}
      firstStep={isFree || knownTimes.length > 0 ? 1 : 2}
      storageKey={`course-${course.id}`}
      hasExtensions={hasExtensions}
      code={code}
      onSubmit={submit}
      hint={!isFree && <Trans>The school reviews your payment and approves the course.</Trans>}
      submitLabel={isFree ? t`Enroll` : t`Submit`}
      closeLabel={t`Close`}
    />
  )
}
