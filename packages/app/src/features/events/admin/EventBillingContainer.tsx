import { findNextPendingStudent } from '@maktab/ui/lib/money/paymentStates'
import { mergeStaleState } from '@maktab/ui/remote'
import { EventBillingScreen } from '@maktab/ui/features/events/admin/EventBillingScreen'
import type { admin } from '#addresses/admin.ts'
import { useAuditLog } from '#features/audit/auditLogQueryHooks.ts'
import {
  usePrefetchEventBilling,
  useDecideEventPayment,
  useEventBilling,
  useEventMembers,
  useEvents,
} from '../eventQueryHooks.ts'
import type { ViewProps } from '#navigation/createViewPage.tsx'
import { useRenderEntryDialog } from '#features/payments/admin/EntryDialogContainer.tsx'
import { renderPaymentDetails } from '#features/payments/admin/PaymentDetailsContainer.tsx'

export function EventBillingContainer({ view, go, hrefTo }: ViewProps<typeof admin.events, 'billing'>) {
  const { members: eventId, student: studentId } = view
  const events = useEvents()
  const members = useEventMembers(eventId)
  const billing = useEventBilling(eventId, studentId)
  const paymentId = billing.state === 'ready' ? billing.data?.id : undefined
  usePrefetchEventBilling(
    eventId,
    members.state === 'ready' ? findNextPendingStudent(members.data, studentId) : undefined,
  )
  return (
    <EventBillingScreen
      event={events.state === 'ready' ? events.data.find(({ id }) => id === eventId) : undefined}
      members={members}
      studentId={studentId}
      billing={mergeStaleState(billing, events, members)}
      auditLog={useAuditLog({ kind: 'eventPayment', id: paymentId ?? 0 }, paymentId !== undefined)?.list}
      membersHref={hrefTo({ members: eventId })}
      onShowStudent={(student) => go({ members: eventId, student }, { replace: true })}
      onDecide={useDecideEventPayment(eventId)}
      renderPaymentDetails={renderPaymentDetails}
      renderEntryDialog={useRenderEntryDialog()}
    />
  )
}
