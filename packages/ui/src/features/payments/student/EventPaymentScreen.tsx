import type { PaymentTerms, StudentEvent } from '@maktab/contract/schema'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { EventTime } from '#components/EventSummary/EventSummary.tsx'
import { RemoteView } from '#components/RemoteView/RemoteView.tsx'
import { LoadingRegion, SkeletonForm } from '#components/Skeleton/Skeleton.tsx'
import { Stack } from '#components/Stack/Stack.tsx'
import { TextLink } from '#components/TextLink/TextLink.tsx'
import { useNow } from '#providers/ClockProvider.tsx'
import { useSchoolSettings } from '#providers/SchoolSettingsProvider.tsx'
import { Page, PageHeader } from '#layouts/Page/Page.tsx'
import { RejectedReceiptNotice, NothingToPayState, ReplaceReceiptDialog } from '../form/PaymentStandings.tsx'
import { PaymentLayout } from '#features/payments/form/payment.styles.ts'
import { PaymentSummary } from '#features/payments/form/PaymentSummary.tsx'
import type { Remote } from '#remote.ts'
import {
  type EventPaymentFormProps,
  EventPaymentForm,
  type EventPaymentMode,
  getEventPaymentMode,
} from './EventPaymentForm.tsx'

type EventPaymentScreenProps = EventPaymentFormProps & {
  /** Nothing where there is no such event. */
  entry: Remote<StudentEvent | undefined>
  /** What is to be paid; undefined where the backend says nothing of it but the price. */
  terms?: PaymentTerms | undefined
  /** Why the last receipt was not accepted. */
  reason?: string | null | undefined
  eventsHref: string
}

/** 2§2: how to pay for an event, and the form that sends the receipt. */
export function EventPaymentScreen({ entry, eventsHref, ...payment }: EventPaymentScreenProps) {
  const { t } = useLingui()
  const event = entry.state === 'ready' ? entry.data?.event : undefined
  return (
    <Page>
      <PageHeader
        back={
          <TextLink href={eventsHref}>
            <Trans>Events</Trans>
          </TextLink>
        }
        title={t`Pay for an event`}
        subject={event && (event.title?.trim() || t`Untitled`)}
      />
      <RemoteView remote={entry} loading={<EventLoading />}>
        {(ready) => <Payment {...payment} entry={ready} eventsHref={eventsHref} />}
      </RemoteView>
    </Page>
  )
}

type PaymentProps = EventPaymentFormProps & {
  entry: StudentEvent | undefined
  terms?: PaymentTerms | undefined
  reason?: string | null | undefined
  eventsHref: string
}

function Payment({ entry, terms, reason, eventsHref, ...form }: PaymentProps) {
  const { t } = useLingui()
  const now = useNow()
  const { timeZone } = useSchoolSettings()
  // A form that is being filled in, or sent, stays: after sending, the payment is under review before the page is left.
  const [payable] = useState(() => getEventPaymentMode(entry, timeZone, now))
  if (!entry || payable === 'gone' || payable === 'over' || payable === 'settled') {
    return (
      <NothingToPayState scene="events" title={<Why payable={payable} />} href={eventsHref} label={t`All events`} />
    )
  }
  return (
    <PaymentLayout>
      <PaymentSummary
        name={entry.event.title?.trim() || t`Untitled`}
        about={<EventTime time={entry.event.time} />}
        price={entry.event.price}
        terms={terms}
        appliedCode={form.appliedCode}
      />
      <Stack>
        {payable === 'replacement' && <ReplaceReceiptDialog onCancel={form.onClose} />}
        {payable === 'again' && <RejectedReceiptNotice reason={reason} />}
        <EventPaymentForm {...form} entry={entry} terms={terms} />
      </Stack>
    </PaymentLayout>
  )
}

function Why({ payable }: { payable: EventPaymentMode }) {
  if (payable === 'over') return <Trans>This event has begun already.</Trans>
  if (payable === 'settled') return <Trans>There is nothing to pay for this event.</Trans>
  return <Trans>This event is no longer there.</Trans>
}

function EventLoading() {
  const { t } = useLingui()
  return (
    <LoadingRegion label={t`Loading the event`}>
      <SkeletonForm fields={3} />
    </LoadingRegion>
  )
}
