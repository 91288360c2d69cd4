import type { PaymentTerms, StudentEvent } from '@maktab/contract/schema'
import { isNothingDue } from '@maktab/ui/model/paymentTerms'
import { type Remote, mapRemote, withDoubtOf } from '@maktab/ui/remote'
import { EventPaymentScreen } from '@maktab/ui/screens/student/EventPaymentScreen/EventPaymentScreen'
import type { EventPaymentValues } from '@maktab/ui/screens/student/EventPaymentScreen/eventPayment.schema'
import { useAtom } from 'jotai'
import { student } from '#addresses/student.ts'
import { useEventPayment } from '#data/eventPayment.ts'
import { usePaymentTerms } from '#data/paymentTerms.ts'
import { useStudentEvents } from '#data/studentEvents.ts'
import { useDraft } from '#drafts/useDraft.ts'
import { useAfterSending } from '#navigation/useAfterSending.ts'
import { useMoves } from '#navigation/useMoves.ts'
import { originAtom } from '#preferences/originAtom.ts'

export function EventPaymentContainer({ eventId }: { eventId: number }) {
  const { go } = useMoves(student.events)
  const events = useStudentEvents()
  const { note, leave } = useAfterSending(`event-${eventId}`)
  const { pay, sentShare, stopSending } = useEventPayment()
  const { terms, coded, onTryCode } = usePaymentTerms({ kind: 'event', id: eventId })
  const [keptOrigin, onKeepOrigin] = useAtom(originAtom)
  const { draft, keepDraft, emptyDraft, clearDraft } = useDraft<EventPaymentValues>(`event-${eventId}`, { without: [] })
  const told = terms.state === 'ready' ? terms.data : undefined
  const entry = mapRemote(events, (all) => all.find(({ eventID }) => eventID === eventId))
  const isFree = entry.state === 'ready' && isNothingDue(entry.data?.event.price ?? null, told)
  return (
    <EventPaymentScreen
      entry={withTerms(entry, terms)}
      terms={told}
      eventsHref={student.events.href()}
      keptOrigin={keptOrigin}
      onKeepOrigin={onKeepOrigin}
      coded={coded}
      onTryCode={onTryCode}
      draft={draft}
      onKeepDraft={keepDraft}
      onEmptyDraft={emptyDraft}
      onPay={async (draft) => note(await pay(draft), isFree ? 'free' : 'receipt')}
      sentShare={sentShare}
      onStopSending={stopSending}
      onClose={() => {
        clearDraft()
        leave(() => go({}))
      }}
    />
  )
}

/** Waits for what is to be paid, but not for an event that isn’t there. */
function withTerms(entry: Remote<StudentEvent | undefined>, terms: Remote<PaymentTerms | undefined>) {
  if (entry.state !== 'ready' || !entry.data) return entry
  return mapRemote(withDoubtOf(terms, entry), () => entry.data)
}
