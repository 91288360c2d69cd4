import type { StudentEvent } from '@maktab/contract/schema'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { EventTime } from '#components/EventTime/EventTime.tsx'
import { Notice } from '#components/Notice/Notice.tsx'
import { PaymentInstructions } from '#components/PaymentInstructions/PaymentInstructions.tsx'
import { PriceTag } from '#components/PriceTag/PriceTag.tsx'
import { RemoteView } from '#components/RemoteView/RemoteView.tsx'
import { LoadingRegion, SkeletonForm } from '#components/Skeleton/Skeleton.tsx'
import { TextLink } from '#components/TextLink/TextLink.tsx'
import { useNow } from '#environment/Clock.tsx'
import { useSchoolSettings } from '#environment/SchoolSettings.tsx'
import { Page } from '#layouts/Page/Page.ts'
import { PageHeader } from '#layouts/PageHeader/PageHeader.tsx'
import type { Remote } from '#remote.ts'
import { type EventPaymentFormProps, EventPaymentForm } from './EventPaymentForm.tsx'
import { Column, Facts } from './EventPaymentScreen.styles.ts'
import { NothingToPay } from './NothingToPay.tsx'
import { payableOf } from './payable.ts'
import { ReplaceReceipt } from './ReplaceReceipt.tsx'

type EventPaymentScreenProps = EventPaymentFormProps & {
  /** Nothing where there is no such event. */
  entry: Remote<StudentEvent | undefined>
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

type PaymentProps = EventPaymentFormProps & { entry: StudentEvent | undefined; eventsHref: string }

function Payment({ entry, eventsHref, ...form }: PaymentProps) {
  const now = useNow()
  const { timeZone } = useSchoolSettings()
  // A form that is being filled in, or sent, stays: after sending, the payment is under review before the page is left.
  const [payable] = useState(() => payableOf(entry, timeZone, now))
  if (!entry || payable === 'gone' || payable === 'over' || payable === 'settled') {
    return <NothingToPay payable={payable} eventsHref={eventsHref} />
  }
  return (
    <>
      <Facts>
        <strong>
          <PriceTag price={entry.event.price} />
        </strong>
        <EventTime time={entry.event.time} />
      </Facts>
      {payable === 'replacement' && <ReplaceReceipt onCancel={form.onClose} />}
      {payable === 'again' && (
        <Notice tone="warning" title={<Trans>The school did not accept your last receipt.</Trans>}>
          <Trans>Please check what you paid, and send a receipt that shows it well.</Trans>
        </Notice>
      )}
      <PaymentInstructions />
      <Column>
        <p>
          <Trans>
            Pay in one of these ways, then add a picture of the receipt. The school checks it; as soon as it is accepted
            you can join the event.
          </Trans>
        </p>
        <EventPaymentForm {...form} eventId={entry.eventID} />
      </Column>
    </>
  )
}

function EventLoading() {
  const { t } = useLingui()
  return (
    <LoadingRegion label={t`Loading the event`}>
      <SkeletonForm fields={3} />
    </LoadingRegion>
  )
}
