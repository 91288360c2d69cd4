import { Trans, useLingui } from '@lingui/react/macro'
import { useFormikContext } from 'formik'
import { Button } from '#components/Button/Button.tsx'
import { FormFileUpload } from '#forms/FormFileUpload.tsx'
import { FormSelect } from '#forms/FormSelect.tsx'
import { ScreenForm } from '#forms/ScreenForm.tsx'
import { SendingStatus } from '#forms/SendingStatus.tsx'
import { SubmitButton } from '#forms/SubmitButton.tsx'
import { useConfirmLeave } from '#forms/UnsavedChanges.tsx'
import { eventPaymentMethods, paymentMethodName } from '#model/paymentMethods.ts'
import type { Outcome } from '#outcome.ts'
import {
  type EventPaymentDraft,
  type EventPaymentValues,
  emptyPayment,
  eventPaymentSchema,
  toRequest,
} from './eventPayment.schema.ts'

export type EventPaymentFormProps = {
  onPay: (draft: EventPaymentDraft) => Promise<Outcome>
  /** How much has been sent, from 0 to 1. */
  sentShare: number | undefined
  onStopSending: () => void
  onClose: () => void
}

export function EventPaymentForm({
  eventId,
  onPay,
  sentShare,
  onStopSending,
  onClose,
}: EventPaymentFormProps & { eventId: number }) {
  const { t, i18n } = useLingui()
  return (
    <ScreenForm
      initialValues={emptyPayment}
      schema={eventPaymentSchema(t`Please select a payment method and upload a receipt.`)}
      onSubmit={(values) => onPay(toRequest(values, eventId))}
      onDone={onClose}
      isToldBelow
    >
      <FormFileUpload<EventPaymentValues>
        name="receipt"
        label={t`Receipt`}
        description={t`A picture of the receipt: JPEG, PNG or WebP, at most 5 MB`}
        isRequired
      />
      <FormSelect<EventPaymentValues>
        name="method"
        label={t`Payment Method`}
        items={eventPaymentMethods.map((method) => ({ id: method, label: paymentMethodName(method, i18n) }))}
        isRequired
      />
      <SendingStatus label={t`Sending your receipt`} sentShare={sentShare} onStop={onStopSending} />
      <SubmitButton pendingLabel={t`Submitting...`} beside={<CancelButton onClose={onClose} />}>
        <Trans>Submit Payment</Trans>
      </SubmitButton>
    </ScreenForm>
  )
}

function CancelButton({ onClose }: { onClose: () => void }) {
  const { isSubmitting } = useFormikContext()
  const confirmLeave = useConfirmLeave()
  return (
    <Button isDisabled={isSubmitting} onPress={() => confirmLeave(onClose)}>
      <Trans>Cancel</Trans>
    </Button>
  )
}
