import type { Act, Event, EventBilling, EventMember } from '@maktab/contract/schema'
import { Trans, useLingui } from '@lingui/react/macro'
import { Bdi } from '#components/Bdi/Bdi.tsx'
import { EmptyState } from '#components/EmptyState/EmptyState.tsx'
import { LinkButton } from '#components/LinkButton/LinkButton.tsx'
import { RemoteView } from '#components/RemoteView/RemoteView.tsx'
import { LoadingRegion, SkeletonDetails, SkeletonLine } from '#components/Skeleton/Skeleton.tsx'
import { useConfirmLeave } from '#forms/UnsavedChangesProvider.tsx'
import { Page, PageHeader } from '#layouts/Page/Page.tsx'
import { getPersonLabel } from '#lib/people/personLabels.ts'
import type { SubmitResult } from '#submitResult.ts'
import type { RenderPaymentDetails } from '#lib/money/paymentStates.ts'
import type { Remote } from '#remote.ts'
import { EventBillingDetails } from './EventBillingDetails.tsx'
import type { PaymentDecisionStatus } from './paymentStatus.schema.ts'
import { type RenderEntryDialog, useEntryDialog } from '#features/payments/admin/useEntryDialog.tsx'
import { RecordedPaymentsCard } from './RecordedPaymentsCard.tsx'
import { useReceiptQueue, ReceiptReview } from './ReceiptReview.tsx'
import { Card } from '#components/Surface/Surface.tsx'
import { Text } from '#components/Text/Text.tsx'
import { type AuditedRecord, AuditLogList } from '#features/audit/admin/AuditLogList.tsx'

type EventBillingScreenProps = {
  /** The event that is paid for, once loaded. */
  event: Event | undefined
  members: Remote<EventMember[]>
  studentId: number
  /** The student’s billing; null if there is no record. */
  billing: Remote<EventBilling | null>
  /** Decisions about the payment; undefined if the backend keeps no audit log (decision 16). */
  auditLog?: Remote<Act[]> | undefined
  membersHref: string
  /** Shows the billing of another member. */
  onShowStudent: (studentId: number) => void
  /** Settles once the billing has been refetched, also after a rejected request. */
  onDecide: (studentId: number, status: PaymentDecisionStatus, reason?: string) => Promise<SubmitResult>
  /** Renders all payment details; without it, only those in the billing are shown. */
  renderPaymentDetails?: RenderPaymentDetails
  /** Dialogs of recorded payments; undefined if the backend can’t record them (decision 16). */
  renderEntryDialog?: RenderEntryDialog | undefined
}

/** 1§2 “Billing view”: a member’s payment for an event, and the decision on it. */
export function EventBillingScreen({
  event,
  members,
  studentId,
  billing,
  auditLog,
  membersHref,
  onShowStudent,
  onDecide,
  renderPaymentDetails,
  renderEntryDialog,
}: EventBillingScreenProps) {
  const { t } = useLingui()
  const confirmLeave = useConfirmLeave()
  const { open, dialog } = useEntryDialog(renderEntryDialog)
  const loadedMembers = members.state === 'ready' ? members.data : []
  const member = loadedMembers.find(({ student }) => student.id === studentId)
  const details = billing.state === 'ready' ? billing.data : undefined
  const student = member ? getPersonLabel(member.student, t`N/A`) : details?.payer?.trim() || t`Student`
  const title = event && (event.title?.trim() || t`Untitled`)
  const status = details?.paymentStatus ?? member?.payment_status
  const queue = useReceiptQueue({
    members: loadedMembers,
    studentId,
    // Unsaved choices belong to one student.
    onShowStudent: (id) => confirmLeave(() => onShowStudent(id), { isWithinPage: true }),
  })
  const payment = {
    studentId,
    student,
    status,
    isPaidMember: member?.is_member === true && status === 'paid',
    onDecide: (next: PaymentDecisionStatus, reason?: string) =>
      reason === undefined ? onDecide(studentId, next) : onDecide(studentId, next, reason),
  }
  return (
    <Page>
      <PageHeader
        title={t`Billing details`}
        subject={student}
        description={title && <Bdi>{title}</Bdi>}
        actions={
          <LinkButton href={membersHref}>
            <Trans>Back to Members</Trans>
          </LinkButton>
        }
      />
      <RemoteView remote={billing} loading={<BillingLoading />}>
        {(ready) =>
          ready ? (
            <EventBillingDetails {...payment} billing={ready} waiting={queue.waiting.length} onReview={queue.open}>
              {(open || ready.payments) && (
                <RecordedPaymentsCard
                  billing={ready}
                  title={title ?? ''}
                  student={{ id: studentId, name: student }}
                  eventId={event?.id}
                  open={open}
                />
              )}
            </EventBillingDetails>
          ) : (
            <EmptyState scene="money" title={t`Billing details not found for this student.`} />
          )
        }
      </RemoteView>
      {auditLog && details?.id !== undefined && (
        <AuditLogCard auditLog={auditLog} record={{ kind: 'eventPayment', id: details.id }} />
      )}
      <ReceiptReview
        {...payment}
        {...(renderPaymentDetails && { renderPaymentDetails })}
        event={event}
        billing={billing}
        queue={queue}
      />
      {dialog}
    </Page>
  )
}

function BillingLoading() {
  const { t } = useLingui()
  return (
    <LoadingRegion label={t`Loading billing details`}>
      <SkeletonDetails facts={6} />
    </LoadingRegion>
  )
}

type AuditLogCardProps = {
  auditLog: Remote<Act[]>
  record: AuditedRecord
}

/** The audit log at the end of a record. */
export function AuditLogCard({ auditLog, record }: AuditLogCardProps) {
  const { t } = useLingui()
  const title = t`History`
  return (
    <Card>
      <Text as="h2" size="lg">
        {title}
      </Text>
      <RemoteView remote={auditLog} loading={<ActsLoading />}>
        {(ready) =>
          ready.length === 0 ? (
            <Text tone="muted">
              <Trans>No history yet.</Trans>
            </Text>
          ) : (
            <AuditLogList label={title} auditLog={ready} record={record} />
          )
        }
      </RemoteView>
    </Card>
  )
}

function ActsLoading() {
  const { t } = useLingui()
  return (
    <LoadingRegion label={t`Loading history`}>
      <SkeletonLine width="60%" />
      <SkeletonLine width="40%" />
    </LoadingRegion>
  )
}
