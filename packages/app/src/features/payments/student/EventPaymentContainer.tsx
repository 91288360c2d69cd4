import type { PaymentTerms, StudentEvent } from '@maktab/contract/schema'
import { findNewestBill } from '@maktab/ui/lib/money/billsAndFees'
import { isNothingToPay } from '@maktab/ui/lib/money/paymentStates'
import { type Remote, getListOrEmpty, mapRemote, mergeStaleState } from '@maktab/ui/remote'
import { EventPaymentScreen } from '@maktab/ui/features/payments/student/EventPaymentScreen'
import type { EventPaymentValues, EventPaymentDraft } from '@maktab/ui/features/payments/student/EventPaymentForm'
import { student } from '#addresses/student.ts'
import { usePaymentTerms, usePaymentForm, usePayWithReceipt } from './paymentFormHooks.ts'
import { useStudentBilling } from '../billingQueryHooks.ts'
import { useStudentEvents } from '#features/events/eventQueryHooks.ts'
import type { ViewProps } from '#navigation/createViewPage.tsx'
import { api } from '#api/api.ts'

export function EventPaymentContainer({ view: { pay: eventId }, go }: ViewProps<typeof student.events, 'payment'>) {
  const events = useStudentEvents()
  const { note, form } = usePaymentForm<EventPaymentValues>(`event-${eventId}`, () => go({}))
  const { pay, sending } = usePayWithReceipt<EventPaymentDraft>('submitEventPayment', (body, options) =>
    api('submitEventPayment', { body }, options),
  )
  const { terms, codes } = usePaymentTerms({ kind: 'event', id: eventId })
  const loadedTerms = terms.state === 'ready' ? terms.data : undefined
  const entry = mapRemote(events, (all) => all.find(({ eventID }) => eventID === eventId))
  const paidFor = entry.state === 'ready' ? entry.data : undefined
  const isFree = paidFor !== undefined && isNothingToPay(paidFor.event.price, loadedTerms)
  const billing = useStudentBilling(paidFor?.payment_status === 'rejected')
  const lastBill = findNewestBill(getListOrEmpty(billing), `event-${eventId}`)
  return (
    <EventPaymentScreen
      {...form}
      {...sending}
      {...codes}
      // The form takes its first payment method from the rejected receipt.
      entry={paidFor?.payment_status === 'rejected' && billing.state === 'loading' ? billing : withTerms(entry, terms)}
      terms={loadedTerms}
      reason={lastBill?.reason}
      lastMethod={lastBill?.paymentMethod}
      eventsHref={student.events.href()}
      onPay={async (draft) => note(await pay(draft), isFree ? 'free' : 'receipt')}
    />
  )
}

/** Waits for the price, unless the event doesn’t exist. */
function withTerms(entry: Remote<StudentEvent | undefined>, terms: Remote<PaymentTerms | undefined>) {
  if (entry.state !== 'ready' || !entry.data) return entry
  return mapRemote(mergeStaleState(terms, entry), () => entry.data)
}
