import { withDoubtOf } from '@maktab/ui/remote'
import { EventBillingScreen } from '@maktab/ui/screens/admin/EventBillingScreen/EventBillingScreen'
import { admin } from '#addresses/admin.ts'
import { useActs } from '#data/acts.ts'
import { useBillingAhead, useDecidePayment, useEventBilling } from '#data/eventBilling.ts'
import { nextPending, useEventMembers } from '#data/eventMembers.ts'
import { useEvents } from '#data/events.ts'
import { useMoves } from '#navigation/useMoves.ts'
import { fileOf } from './fileOf.tsx'

type EventBillingContainerProps = { eventId: number; studentId: number }

export function EventBillingContainer({ eventId, studentId }: EventBillingContainerProps) {
  const events = useEvents()
  const members = useEventMembers(eventId)
  const { go, hrefTo } = useMoves(admin.events)
  const billing = useEventBilling(eventId, studentId)
  const paymentId = billing.state === 'ready' ? billing.data?.id : undefined
  useBillingAhead(eventId, members.state === 'ready' ? nextPending(members.data, studentId) : undefined)
  return (
    <EventBillingScreen
      event={events.state === 'ready' ? events.data.find(({ id }) => id === eventId) : undefined}
      members={members}
      studentId={studentId}
      billing={withDoubtOf(billing, events, members)}
      acts={useActs({ kind: 'eventPayment', id: paymentId ?? 0 }, paymentId !== undefined)?.list}
      membersHref={hrefTo({ members: eventId })}
      onShowStudent={(student) => go({ members: eventId, student }, { replace: true })}
      onDecide={useDecidePayment(eventId)}
      fileOf={fileOf}
    />
  )
}
