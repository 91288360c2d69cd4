import { Trans, useLingui } from '@lingui/react/macro'
import { useFormikContext } from 'formik'
import { Card } from '#components/Card/Card.tsx'
import { Inline } from '#components/Inline/Inline.tsx'
import { StatusBadge } from '#components/StatusBadge/StatusBadge.tsx'
import { Text } from '#components/Text/Text.tsx'
import { useHasExtensions } from '#providers/ExtensionsContext.ts'
import { FormSelect } from '#forms/FormSelect.tsx'
import { FormTextArea } from '#forms/FormTextArea.tsx'
import { ScreenForm } from '#forms/ScreenForm.tsx'
import { FormActions } from '#forms/FormActions.tsx'
import type { SubmitResult } from '#submitResult.ts'
import { RemovedFromEventNotice } from './RemovedFromEventNotice.tsx'
import {
  type PaymentDecisionStatus,
  type PaymentStatusValues,
  paymentStatusSchema,
  paymentDecisionStatuses,
  toReason,
  toRequest,
  toValues,
} from './paymentStatus.schema.ts'
import { usePaymentLabels } from './usePaymentLabels.ts'
import { useEffect } from 'react'

type PaymentStatusFormProps = {
  /** What the payment is now; it may change while something else is chosen. */
  status: string | undefined
  /** In the event by this payment. */
  isPaidMember: boolean
  onDecide: (status: PaymentDecisionStatus, reason?: string) => Promise<SubmitResult>
}

export function PaymentStatusForm({ status, isPaidMember, onDecide }: PaymentStatusFormProps) {
  const { t } = useLingui()
  const words = usePaymentLabels()
  return (
    <Card>
      <Inline as="header" gap="medium" rowGap="small" justify="space-between">
        <Text as="h2" size="lg">
          <Trans>Payment</Trans>
        </Text>
        <StatusBadge kind="payment" status={status} />
      </Inline>
      <ScreenForm
        initialValues={toValues(status)}
        schema={paymentStatusSchema}
        onSubmit={(values) => onDecide(toRequest(values), toReason(values))}
      >
        <FormSelect<PaymentStatusValues>
          name="paymentStatus"
          label={t`Payment Status`}
          items={paymentDecisionStatuses.map((id) => ({ id, label: words.statuses[id] }))}
          isRequired
        />
        <ReasonToReject />
        {isPaidMember && <LostWhenSaved />}
        <FormActions pendingLabel={t`Saving…`} isInline>
          <Trans>Save Changes</Trans>
        </FormActions>
        <SyncPaymentStatus status={status} />
      </ScreenForm>
    </Card>
  )
}

function ReasonToReject() {
  const { t } = useLingui()
  const { values } = useFormikContext<PaymentStatusValues>()
  const hasReasons = useHasExtensions()
  if (values.paymentStatus !== 'rejected' || !hasReasons) return null
  return (
    <FormTextArea<PaymentStatusValues>
      name="reason"
      label={t`Reason`}
      description={t`The student reads it in the mail and in their billing. You can leave it blank.`}
      rows={2}
    />
  )
}

function LostWhenSaved() {
  const { values } = useFormikContext<PaymentStatusValues>()
  return values.paymentStatus === 'paid' ? null : <RemovedFromEventNotice />
}

/** Lets the select follow a status that changed elsewhere, in the viewer say, unless something else was chosen. */
function SyncPaymentStatus({ status }: { status: string | undefined }) {
  const { dirty, values, isSubmitting, resetForm } = useFormikContext<PaymentStatusValues>()
  const now = toValues(status)
  const isBehind = !dirty && !isSubmitting && values.paymentStatus !== now.paymentStatus
  useEffect(() => {
    if (isBehind) resetForm({ values: { paymentStatus: now.paymentStatus, reason: '' } })
  }, [isBehind, now.paymentStatus, resetForm])
  return null
}
