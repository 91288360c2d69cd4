import { limits } from '@maktab/contract/limits/purchaseCourse'
import type { Course, PaymentTerms } from '@maktab/contract/schema'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useSchoolSettings } from '#environment/SchoolSettings.tsx'
import { FormSelect } from '#forms/FormSelect.tsx'
import { FormTimeRange } from '#forms/FormTimeRange.tsx'
import { KeepDraft } from '#forms/KeepDraft.tsx'
import { KeptDraftNotice } from '#forms/KeptDraftNotice.tsx'
import { RepeatableBlocks } from '#forms/RepeatableBlocks.tsx'
import { restoreDraft } from '#forms/restoreDraft.ts'
import { ScreenForm } from '#forms/ScreenForm.tsx'
import { courseMethodOf, coursePaymentMethods, methodsToOffer } from '#model/paymentMethods.ts'
import { isFree as isFreePrice } from '#model/money.ts'
import { isNothingDue } from '#model/paymentTerms.ts'
import { isSaid, waysToPay } from '#model/waysToPay.ts'
import { type Outcome, placeFields } from '#outcome.ts'
import { DiscountCode, type TriesCode } from '#payment/DiscountCode.tsx'
import { HowToPay } from '#payment/HowToPay.tsx'
import { PaidAlready } from '#payment/PaidAlready.tsx'
import { PaymentFoot } from '#payment/PaymentFoot.tsx'
import { PaymentMethod } from '#payment/PaymentMethod.tsx'
import { PaymentStep } from '#payment/PaymentStep.tsx'
import { ReceiptFields } from '#payment/ReceiptFields.tsx'
import { type RememberedOrigin, useOrigin } from '#payment/useOrigin.ts'
import { OwnTime } from './OwnTime.tsx'
import {
  type PurchaseDraft,
  type PurchaseValues,
  emptyPurchase,
  newTiming,
  purchaseSchema,
  toFormField,
  toRequest,
} from './purchase.schema.ts'

export type PurchaseFormProps = RememberedOrigin &
  TriesCode & {
    /** What was typed before the page was left or loaded anew, of whatever shape. */
    draft: unknown
    onKeepDraft: (values: PurchaseValues) => void
    onEmptyDraft: () => void
    onPurchase: (draft: PurchaseDraft) => Promise<Outcome>
    /** How much has been sent, from 0 to 1. */
    sentShare: number | undefined
    onStopSending: () => void
    onClose: () => void
  }

type Buying = {
  course: Course
  /** What is to be paid; undefined where the backend says nothing of it but the price. */
  terms: PaymentTerms | undefined
}

export function PurchaseForm({ course, terms, ...props }: PurchaseFormProps & Buying) {
  const { draft, onKeepDraft, onEmptyDraft, onPurchase, sentShare, onStopSending, onClose, coded, onTryCode } = props
  const { t, i18n } = useLingui()
  const settings = useSchoolSettings()
  const { origin, onChooseOrigin } = useOrigin(props)
  const [start] = useState(() => restoreDraft(emptyPurchase(), draft))
  const isFree = isNothingDue(course.price, terms)
  const told = waysToPay(settings, origin)
  const methods = methodsToOffer(coursePaymentMethods, told, courseMethodOf, i18n)
  const keptAs = `course-${course.id}`
  const isWaiting = !isFree && !isSaid(told)
  const hasCode = terms !== undefined && !isFreePrice(course.price)
  const rules = { isFree, methods, applied: hasCode ? (coded?.code ?? '') : undefined }
  const send = (values: PurchaseValues) =>
    onPurchase(toRequest(values, { ...rules, courseId: course.id, origin: terms && origin }))
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
      {!isFree && (
        <PaymentStep number={1} title={t`Pay`} action={!isWaiting && <PaidAlready receipt="receipt" />}>
          <HowToPay origin={origin} onChooseOrigin={onChooseOrigin} reference={terms?.reference} />
        </PaymentStep>
      )}
      {hasCode && <DiscountCode terms={terms} coded={coded} onTryCode={onTryCode} />}
      {!isFree && !isWaiting && (
        <PaymentStep number={2} title={t`Add the receipt`}>
          <ReceiptFields<PurchaseValues> receipt="receipt" keptAs={keptAs} transactionId={terms && 'transactionId'}>
            <PaymentMethod label={t`Payment Method`} methods={methods}>
              <FormSelect<PurchaseValues> name="paymentMethod" label={t`Payment Method`} items={methods} isRequired />
            </PaymentMethod>
          </ReceiptFields>
        </PaymentStep>
      )}
      {isFree && <Times timeZone={settings.timeZone} />}
      {!isFree && !isWaiting && (
        <PaymentStep number={3} title={t`Choose your times`}>
          <Times timeZone={settings.timeZone} />
        </PaymentStep>
      )}
      <PaymentFoot
        sentShare={sentShare}
        onStopSending={onStopSending}
        onClose={onClose}
        isWaiting={isWaiting}
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
          <OwnTime index={index} />
        </>
      )}
    </RepeatableBlocks>
  )
}
