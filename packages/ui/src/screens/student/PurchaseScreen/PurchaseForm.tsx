import { limits } from '@maktab/contract/limits/purchaseCourse'
import { Trans, useLingui } from '@lingui/react/macro'
import { useFormikContext } from 'formik'
import { useState } from 'react'
import { Button } from '#components/Button/Button.tsx'
import { useSchoolSettings } from '#environment/SchoolSettings.tsx'
import { FormFileUpload } from '#forms/FormFileUpload.tsx'
import { FormSelect } from '#forms/FormSelect.tsx'
import { FormTimeRange } from '#forms/FormTimeRange.tsx'
import { RepeatableBlocks } from '#forms/RepeatableBlocks.tsx'
import { ScreenForm } from '#forms/ScreenForm.tsx'
import { SendingStatus } from '#forms/SendingStatus.tsx'
import { SubmitButton } from '#forms/SubmitButton.tsx'
import { useConfirmLeave } from '#forms/UnsavedChanges.tsx'
import { coursePaymentMethods, paymentMethodName } from '#model/paymentMethods.ts'
import { type Outcome, placeFields } from '#outcome.ts'
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

export type PurchaseFormProps = {
  onPurchase: (draft: PurchaseDraft) => Promise<Outcome>
  /** How much has been sent, from 0 to 1. */
  sentShare: number | undefined
  onStopSending: () => void
  onClose: () => void
}

export function PurchaseForm({
  courseId,
  isFree,
  onPurchase,
  sentShare,
  onStopSending,
  onClose,
}: PurchaseFormProps & { courseId: number; isFree: boolean }) {
  const { t, i18n } = useLingui()
  const { timeZone } = useSchoolSettings()
  const [start] = useState(emptyPurchase)
  const [schema] = useState(() => purchaseSchema(isFree))
  return (
    <ScreenForm
      initialValues={start}
      schema={schema}
      onSubmit={async (values) => placeFields(await onPurchase(toRequest(values, courseId)), toFormField)}
      onDone={onClose}
      isToldBelow
    >
      {!isFree && (
        <>
          <FormFileUpload<PurchaseValues>
            name="receipt"
            label={t`Receipt`}
            description={t`A picture of the receipt: JPEG, PNG or WebP, at most 5 MB`}
            isRequired
          />
          <FormSelect<PurchaseValues>
            name="paymentMethod"
            label={t`Payment Method`}
            items={coursePaymentMethods.map((method) => ({ id: method, label: paymentMethodName(method, i18n) }))}
            isRequired
          />
        </>
      )}
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
      <SendingStatus label={t`Sending your receipt`} sentShare={sentShare} onStop={onStopSending} />
      <SubmitButton pendingLabel={t`Submitting...`} beside={<CloseButton onClose={onClose} />}>
        <Trans>Submit</Trans>
      </SubmitButton>
    </ScreenForm>
  )
}

function CloseButton({ onClose }: { onClose: () => void }) {
  const { isSubmitting } = useFormikContext()
  const confirmLeave = useConfirmLeave()
  return (
    <Button isDisabled={isSubmitting} onPress={() => confirmLeave(onClose)}>
      <Trans>Close</Trans>
    </Button>
  )
}
