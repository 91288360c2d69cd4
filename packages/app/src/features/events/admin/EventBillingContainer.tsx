import { mergeStaleState } from '@maktab/ui/remote'
import { EventBillingScreen } from '@maktab/ui/features/events/admin/EventBillingScreen'
import { admin } from '#addresses/admin.ts'
import { useAuditLog } from '#features/audit/auditLog.ts'
import {
  usePrefetchEventBilling,
  useDecideEventPayment,
  useEventBilling,
  findNextPendingStudent,
  useEventMembers,
  useEvents,
} from '../events.ts'
import { useNavigateTo } from '#navigation/views.ts'
import { renderPaymentDetails } from '#features/payments/admin/PaymentDetailsContainer.tsx'

type EventBillingContainerProps = { eventId: number; studentId: number }

export function EventBillingContainer({ eventId, studentId }: EventBillingContainerProps) {
  const events = useEvents()
  const members = useEventMembers(eventId)
  const { go, hrefTo } = useNavigateTo(admin.events)
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
    />
  )
}
