import { withDoubtOf } from '@maktab/ui/remote'
import { EventBillingScreen } from '@maktab/ui/screens/admin/EventBillingScreen/EventBillingScreen'
import { useBillingAhead, useDecidePayment, useEventBilling } from '../../data/eventBilling.ts'
import { nextPending, useEventMembers } from '../../data/eventMembers.ts'
import { useEvents } from '../../data/events.ts'
import { useAddressParts } from '../../navigation/useAddressParts.ts'

type EventBillingContainerProps = { eventId: number; studentId: number }

export function EventBillingContainer({ eventId, studentId }: EventBillingContainerProps) {
  const events = useEvents()
  const members = useEventMembers(eventId)
  const { hrefWith, change } = useAddressParts()
  useBillingAhead(eventId, members.state === 'ready' ? nextPending(members.data, studentId) : undefined)
  return (
    <EventBillingScreen
      event={events.state === 'ready' ? events.data.find(({ id }) => id === eventId) : undefined}
      members={members}
      studentId={studentId}
      billing={withDoubtOf(useEventBilling(eventId, studentId), events, members)}
      membersHref={hrefWith({ student: undefined })}
      onShowStudent={(student) => change({ student }, { replace: true })}
      onDecide={useDecidePayment(eventId)}
    />
  )
}
