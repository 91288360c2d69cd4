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
import { RejectedReceiptNotice, NothingToPayState, ReplaceReceiptDialog } from '../form/PaymentFormNotices.tsx'
import { PaymentLayout } from '#features/payments/form/PaymentForm.styles.ts'
import { PaymentSummary } from '#features/payments/form/PaymentSummary.tsx'
import type { Remote } from '#remote.ts'
import {
  type EventPaymentFormProps,
  EventPaymentForm,
  type EventPaymentMode,
  getEventPaymentMode,
} from './EventPaymentForm.tsx'

type EventPaymentScreenProps = EventPaymentFormProps & {
  /** Undefined if the event doesn’t exist. */
  entry: Remote<StudentEvent | undefined>
  /** Payment terms; undefined if the backend only has the price. */
  terms?: PaymentTerms | undefined
  /** Why the last receipt was rejected, and how it was paid. */
  reason?: string | null | undefined
  lastMethod?: string | null | undefined
  eventsHref: string
}

/** 2§2: payment instructions for an event, and the form that submits the receipt. */
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

type PaymentProps = Omit<EventPaymentScreenProps, 'entry'> & { entry: StudentEvent | undefined }

function Payment({ entry, terms, reason, lastMethod, eventsHref, ...form }: PaymentProps) {
  const { t } = useLingui()
  const now = useNow()
  const { timeZone } = useSchoolSettings()
  // Read once: submitting puts the payment under review before navigation, and the form must stay until then.
  const [mode] = useState(() => getEventPaymentMode(entry, timeZone, now))
  if (!entry || mode === 'gone' || mode === 'over' || mode === 'settled') {
    return (
      <NothingToPayState
        scene="events"
        title={<NothingToPayTitle mode={mode} />}
        href={eventsHref}
        label={t`All events`}
      />
    )
  }
  return (
    <PaymentLayout>
      <PaymentSummary
        name={entry.event.title?.trim() || t`Untitled`}
        details={<EventTime time={entry.event.time} />}
        price={entry.event.price}
        terms={terms}
        appliedCode={form.appliedCode}
      />
      <Stack>
        {mode === 'replacement' && <ReplaceReceiptDialog onCancel={form.onClose} />}
        {mode === 'again' && <RejectedReceiptNotice reason={reason} />}
        <EventPaymentForm {...form} {...{ entry, terms, lastMethod }} />
      </Stack>
    </PaymentLayout>
  )
}

function NothingToPayTitle({ mode }: { mode: EventPaymentMode }) {
  if (mode === 'over') return <Trans>This event has already started.</Trans>
  if (mode === 'settled') return <Trans>There’s nothing to pay for this event.</Trans>
  return <Trans>This event no longer exists.</Trans>
}

function EventLoading() {
  const { t } = useLingui()
  return (
    <LoadingRegion label={t`Loading event`}>
      <SkeletonForm fields={3} />
    </LoadingRegion>
  )
}
