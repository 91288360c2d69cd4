import { limits } from '@maktab/contract/limits/purchaseCourse'
import type { Course, PaymentTerms } from '@maktab/contract/schema'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useSchoolSettings } from '#environment/SchoolSettings.tsx'
import { FormTimeRange } from '#forms/FormTimeRange.tsx'
import { KeepDraft } from '#forms/KeepDraft.tsx'
import { KeptDraftNotice } from '#forms/KeptDraftNotice.tsx'
import { OwnTime } from '#forms/OwnTime.tsx'
import { RepeatableBlocks } from '#forms/RepeatableBlocks.tsx'
import { restoreDraft } from '#forms/restoreDraft.ts'
import { ScreenForm } from '#forms/ScreenForm.tsx'
import { coursePaymentMethods } from '#model/paymentMethods.ts'
import { isFree as isFreePrice } from '#model/money.ts'
import { isNothingDue } from '#model/paymentTerms.ts'
import { type Outcome, placeFields } from '#outcome.ts'
import { DiscountCode, type TriesCode } from '#payment/DiscountCode.tsx'
import { PaymentFoot } from '#payment/PaymentFoot.tsx'
import { PaymentStep } from '#payment/PaymentStep.tsx'
import type { PayingFormProps } from '#payment/PayingFormProps.ts'
import { PaySteps } from '#payment/PaySteps.tsx'
import { useMethodOptions } from '#payment/useMethodOptions.ts'
import { useOrigin } from '#payment/useOrigin.ts'
import {
  type PurchaseDraft,
  type PurchaseValues,
  emptyPurchase,
  newTiming,
  purchaseSchema,
  toFormField,
  toRequest,
} from './purchase.schema.ts'

export type PurchaseFormProps = PayingFormProps<PurchaseValues> &
  TriesCode & { onPurchase: (draft: PurchaseDraft) => Promise<Outcome> }

type Buying = {
  course: Course
  /** What is to be paid; undefined where the backend says nothing of it but the price. */
  terms: PaymentTerms | undefined
}

export function PurchaseForm({ course, terms, ...props }: PurchaseFormProps & Buying) {
  const { draft, onKeepDraft, onEmptyDraft, onPurchase, sentShare, onStopSending, onClose, coded, onTryCode } = props
  const { t } = useLingui()
  const { timeZone } = useSchoolSettings()
  const methods = useMethodOptions(coursePaymentMethods)
  const paidFrom = useOrigin(props)
  const [start] = useState(() => restoreDraft(emptyPurchase(), draft))
  const isFree = isNothingDue(course.price, terms)
  const keptAs = `course-${course.id}`
  const hasCode = terms !== undefined && !isFreePrice(course.price)
  const rules = { isFree, applied: hasCode ? (coded?.code ?? '') : undefined }
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
      onSubmit={async (values) => placeFields(await send(values), toFormField)}
      onDone={onClose}
      isToldBelow
    >
      <KeepDraft onChange={onKeepDraft} />
      <KeptDraftNotice blank={emptyPurchase()} onEmpty={onEmptyDraft} receiptsOf={() => [keptAs]} />
      <PaySteps<PurchaseValues>
        methods={methods}
        isFree={isFree}
        reference={terms?.reference}
        keptAs={keptAs}
        receipt="receipt"
        method="paymentMethod"
        kept={terms && { ...paidFrom, transactionId: 'transactionId' }}
      >
        {hasCode && <DiscountCode terms={terms} coded={coded} onTryCode={onTryCode} />}
      </PaySteps>
      {isFree ? (
        <Times timeZone={timeZone} />
      ) : (
        <PaymentStep number={3} title={t`Choose your times`}>
          <Times timeZone={timeZone} />
        </PaymentStep>
      )}
      <PaymentFoot
        sentShare={sentShare}
        onStopSending={onStopSending}
        onClose={onClose}
        submitLabel={isFree ? t`Enroll` : t`Submit`}
        closeLabel={t`Close`}
      >
        {!isFree && <Trans>The school checks your payment and approves the course.</Trans>}
      </PaymentFoot>
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
          <OwnTime<PurchaseValues> name={timing} />
        </>
      )}
    </RepeatableBlocks>
  )
}
