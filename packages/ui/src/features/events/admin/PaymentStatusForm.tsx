import { Trans, useLingui } from '@lingui/react/macro'
import { Notice } from '#components/Notice/Notice.tsx'
import type { EventBilling, Event } from '@maktab/contract/schema'
import { getPaymentMethodName } from '#lib/money/paymentMethods.ts'
import {
  type PaymentDecisionStatus,
  type PaymentStatusValues,
  paymentStatusSchema,
  paymentDecisionStatuses,
  toReason,
  toRequest,
  toValues,
} from './paymentStatus.schema.ts'
import { useFormikContext } from 'formik'
import { Card } from '#components/Surface/Surface.tsx'
import { Inline } from '#components/Inline/Inline.tsx'
import { StatusBadge } from '#components/StatusBadge/StatusBadge.tsx'
import { Text } from '#components/Text/Text.tsx'
import { useHasApiExtensions } from '#providers/ApiExtensionsContext.ts'
import { FormSelect } from '#forms/FormChoiceFields.tsx'
import { FormTextArea } from '#forms/FormTextFields.tsx'
import { ValidatedForm } from '#forms/ValidatedForm.tsx'
import { FormActions } from '#forms/FormActions.tsx'
import type { SubmitResult } from '#submitResult.ts'
import { useEffect } from 'react'
import { Check } from 'lucide-react'
import { useLocale } from 'react-aria-components/I18nProvider'
import { Button } from '#components/Button/Button.tsx'
import { DescriptionList } from '#components/DescriptionList/DescriptionList.tsx'
import { PriceTag } from '#components/Money/Money.tsx'
import { formatIsoDay } from '#lib/time/isoDay.ts'
import type { RenderPaymentDetails } from '#lib/money/paymentStates.ts'
import {
  PaymentSummaryHeader,
  PaymentDetailsOrFallback,
  RejectForm,
  useRejectForm,
} from '#features/payments/admin/PaymentDecisionParts.tsx'
import { EventQuickDecision, RemovedFromEventNotice } from './EventQuickDecision.tsx'
import { DecisionBar } from '#features/payments/admin/PaymentDetails.styles.ts'

/** Labels of payment statuses (1§2). */
export function usePaymentLabels() {
  const { t, i18n } = useLingui()
  return {
    statuses: { pending: t`Pending`, paid: t`Paid`, rejected: t`Rejected` } satisfies Record<
      PaymentDecisionStatus,
      string
    >,
    methodOf: ({ paymentMethod }: Pick<EventBilling, 'paymentMethod'>) =>
      paymentMethod?.trim() ? getPaymentMethodName(paymentMethod, i18n) : t`Not specified`,
  }
}

type PaymentStatusFormProps = {
  /** The current payment status; it may change while another one is selected. */
  status: string | undefined
  /** Whether the student is a member because of this payment. */
  isPaidMember: boolean
  onDecide: (status: PaymentDecisionStatus, reason?: string) => Promise<SubmitResult>
}

export function PaymentStatusForm({ status, isPaidMember, onDecide }: PaymentStatusFormProps) {
  const { t } = useLingui()
  const labels = usePaymentLabels()
  return (
    <Card>
      <Inline as="header" gap="medium" rowGap="small" justify="space-between">
        <Text as="h2" size="lg">
          <Trans>Payment</Trans>
        </Text>
        <StatusBadge kind="payment" status={status} />
      </Inline>
      <EventQuickDecision status={status} isPaidMember={isPaidMember} onDecide={onDecide} />
      <ValidatedForm
        initialValues={toValues(status)}
        schema={paymentStatusSchema}
        onSubmit={(values) => onDecide(toRequest(values), toReason(values))}
      >
        <FormSelect<PaymentStatusValues>
          name="paymentStatus"
          label={t`Payment Status`}
          items={paymentDecisionStatuses.map((id) => ({ id, label: labels.statuses[id] }))}
          isRequired
        />
        <RejectReasonField />
        {isPaidMember && <RemovalWarning />}
        <FormActions pendingLabel={t`Saving…`} isInline>
          <Trans>Save Changes</Trans>
        </FormActions>
        <SyncPaymentStatus status={status} />
      </ValidatedForm>
    </Card>
  )
}

function RejectReasonField() {
  const { t } = useLingui()
  const { values } = useFormikContext<PaymentStatusValues>()
  const hasReasons = useHasApiExtensions()
  if (values.paymentStatus !== 'rejected' || !hasReasons) return null
  return (
    <FormTextArea<PaymentStatusValues>
      name="reason"
      label={t`Reason`}
      description={t`Optional. The student sees this by email and in Billing.`}
      rows={2}
    />
  )
}

function RemovalWarning() {
  const { values } = useFormikContext<PaymentStatusValues>()
  return values.paymentStatus === 'paid' ? null : <RemovedFromEventNotice />
}

/**
 * Updates the select when the status changed elsewhere, such as in the receipt viewer, unless another one is selected.
 */
function SyncPaymentStatus({ status }: { status: string | undefined }) {
  const { dirty, values, isSubmitting, resetForm } = useFormikContext<PaymentStatusValues>()
  const now = toValues(status)
  const isOutdated = !dirty && !isSubmitting && values.paymentStatus !== now.paymentStatus
  useEffect(() => {
    if (isOutdated) resetForm({ values: { paymentStatus: now.paymentStatus, reason: '' } })
  }, [isOutdated, now.paymentStatus, resetForm])
  return null
}

type EventPaymentDecisionPanelProps = {
  student: string
  event: Event | undefined
  billing: EventBilling
  status: string | undefined
  isPaidMember: boolean
  /** The decision being sent. */
  sending: PaymentDecisionStatus | undefined
  error: string
  onDecide: (status: PaymentDecisionStatus, reason?: string) => void
  renderPaymentDetails?: RenderPaymentDetails
}

/** The payment that the receipt has to prove, with buttons to approve or reject it. */
export function EventPaymentDecisionPanel({
  student,
  event,
  billing,
  status,
  isPaidMember,
  sending,
  error,
  onDecide,
  renderPaymentDetails,
}: EventPaymentDecisionPanelProps) {
  const { t } = useLingui()
  const { locale } = useLocale()
  const labels = usePaymentLabels()
  const { reference, date, amount, currency } = billing
  const { isRejecting, takesFocus, open, close } = useRejectForm()
  const decide = (next: PaymentDecisionStatus) => {
    if (sending !== undefined || next === status) return
    if (next === 'rejected') open()
    else onDecide(next)
  }
  const details = (
    <>
      {amount !== undefined && <PaymentSummaryHeader amount={amount} {...(currency && { currency })} />}
      <DescriptionList
        items={[
          { label: t`Student`, value: student, isWide: true },
          { label: t`Event`, value: event && (event.title?.trim() || t`Untitled`), isWide: true },
          { label: t`Price`, value: event && <PriceTag price={event.price} /> },
          { label: t`Payment method`, value: labels.methodOf(billing) },
          { label: t`Payment Status`, value: <StatusBadge kind="payment" status={status} /> },
          ...(date ? [{ label: t`Date`, value: formatIsoDay(date, locale) }] : []),
          ...(reference ? [{ label: t`Reference`, value: reference }] : []),
        ]}
      />
    </>
  )
  const decision = (
    <>
      {error && <Notice tone="danger">{error}</Notice>}
      {isPaidMember && <RemovedFromEventNotice />}
      {isRejecting ? (
        <RejectForm
          onReject={(reason) => {
            close()
            onDecide('rejected', reason)
          }}
          onCancel={close}
        />
      ) : (
        <DecisionBar role="group" aria-label={t`Decision`}>
          {(['paid', 'rejected'] as const).map((option) => (
            <Button
              key={option}
              variant={option === 'paid' && status !== 'paid' && status !== 'rejected' ? 'primary' : 'secondary'}
              icon={option === status && <Check aria-hidden />}
              aria-pressed={option === status}
              autoFocus={takesFocus && option === 'rejected'}
              isPending={option === sending}
              onPress={() => decide(option)}
            >
              {labels.statuses[option]}
            </Button>
          ))}
        </DecisionBar>
      )}
    </>
  )
  return (
    <PaymentDetailsOrFallback
      kind="event"
      id={billing.id}
      renderPaymentDetails={renderPaymentDetails}
      fallback={details}
      discountName={billing.discountName}
      decision={decision}
    />
  )
}
