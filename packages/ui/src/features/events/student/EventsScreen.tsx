import { Trans, useLingui } from '@lingui/react/macro'
import { Bdi } from '#components/Bdi/Bdi.tsx'
import { DeleteDialog } from '#components/ConfirmDialog/ConfirmDialog.tsx'
import { isFree } from '#lib/money/currencyAmounts.ts'
import { type SubmitResult, getErrorMessage } from '#submitResult.ts'
import { type StudentEvent, type EventRow, createEventRows } from './createEventRows.ts'
import type { OwnDiscount } from '@maktab/contract/schema'
import { type ReactNode, useId, useState } from 'react'
import { EmptyState } from '#components/EmptyState/EmptyState.tsx'
import { Article } from '#components/EventSummary/EventSummary.tsx'
import { Grid } from '#components/Grid/Grid.tsx'
import { Notice } from '#components/Notice/Notice.tsx'
import { RemoteView } from '#components/RemoteView/RemoteView.tsx'
import { LoadingRegion, SkeletonLine } from '#components/Skeleton/Skeleton.tsx'
import { Stack } from '#components/Stack/Stack.tsx'
import { Text } from '#components/Text/Text.tsx'
import { useNow } from '#providers/ClockProvider.tsx'
import { useSchoolSettings } from '#providers/SchoolSettingsProvider.tsx'
import { Page, PageHeader } from '#layouts/Page/Page.tsx'
import { getDiscountedPrice } from '#lib/money/discounts.ts'
import type { Remote } from '#remote.ts'
import { EventCard } from './EventCard.tsx'

type LeaveEventDialogProps = {
  entry: StudentEvent | undefined
  onLeave: (entry: StudentEvent) => Promise<SubmitResult>
  onClose: () => void
}

/** Confirms leaving an event and explains how to rejoin (decision 17). */
export function LeaveEventDialog({ entry, onLeave, onClose }: LeaveEventDialogProps) {
  const { t } = useLingui()
  return (
    <DeleteDialog
      subject={entry}
      title={t`Leave event?`}
      confirmLabel={t({ message: 'Leave', context: 'event' })}
      onDelete={onLeave}
      onClose={onClose}
    >
      {(leaving) => (
        <>
          <p>
            <Trans>
              You’ll be removed from{' '}
              <strong>
                <Bdi>{leaving.event.title?.trim() || t`Untitled`}</Bdi>
              </strong>
              .
            </Trans>
          </p>
          <p>
            <RejoinHint entry={leaving} />
          </p>
        </>
      )}
    </DeleteDialog>
  )
}

function RejoinHint({ entry: { payment_status, event } }: { entry: StudentEvent }) {
  if (payment_status === 'paid') return <Trans>Your payment still counts. You can rejoin without paying.</Trans>
  if (isFree(event.price)) return <Trans>You can join again at any time.</Trans>
  return <Trans>You joined when it was free. To rejoin, you’ll need to pay.</Trans>
}

type EventsScreenProps = {
  events: Remote<StudentEvent[]>
  /** The school’s host, used in the ids of calendar entries. */
  host: string
  /** The student’s discounts. */
  discounts?: readonly OwnDiscount[]
  /** The events being joined or left. */
  busyIds: readonly number[]
  /** The event whose payment page the user returns from. */
  restoreFocusTo?: number | undefined
  getPayHref: (eventId: number) => string
  /** Joins or leaves; resolves once the list has been refetched. */
  onToggle: (entry: StudentEvent) => Promise<SubmitResult>
}

const none: readonly OwnDiscount[] = []

/** 2§2 “Student events”: upcoming and past events. */
export function EventsScreen({
  events,
  discounts = none,
  host,
  busyIds,
  restoreFocusTo,
  getPayHref,
  onToggle,
}: EventsScreenProps) {
  const now = useNow()
  const { t } = useLingui()
  const { timeZone, currency } = useSchoolSettings()
  const [leaving, setLeaving] = useState<StudentEvent>()
  const [error, setError] = useState('')
  const join = async (entry: StudentEvent) => {
    setError('')
    setError(getErrorMessage(await onToggle(entry)))
  }
  const card = (row: EventRow) => (
    <EventCard
      row={row}
      title={row.entry.event.title?.trim() || t`Untitled`}
      ownPrice={
        row.offer === 'purchase'
          ? getDiscountedPrice(
              discounts,
              { kind: 'event', id: row.entry.eventID, price: row.entry.event.price },
              currency,
            )
          : undefined
      }
      host={host}
      isBusy={busyIds.includes(row.entry.eventID)}
      isLast={row.entry.eventID === restoreFocusTo}
      payHref={getPayHref(row.entry.eventID)}
      onJoin={(entry) => void join(entry)}
      onLeave={setLeaving}
    />
  )
  return (
    <Page>
      <PageHeader title={t`Events`} />
      {error && <Notice tone="danger">{error}</Notice>}
      <RemoteView remote={events} loading={<EventsLoading />}>
        {(ready) => {
          const { upcoming, past } = createEventRows(ready, timeZone, now)
          return (
            <>
              <EventSection title={t`Upcoming Events`} rows={upcoming} card={card}>
                <EmptyState scene="events" title={<Trans>No upcoming events found.</Trans>}>
                  <Trans>Events appear here once the school adds them.</Trans>
                </EmptyState>
              </EventSection>
              {past.length > 0 && <EventSection title={t`Past events`} rows={past} card={card} />}
            </>
          )
        }}
      </RemoteView>
      <LeaveEventDialog entry={leaving} onLeave={onToggle} onClose={() => setLeaving(undefined)} />
    </Page>
  )
}

type EventSectionProps = {
  title: string
  rows: EventRow[]
  card: (row: EventRow) => ReactNode
  /** Content of the section if it has no events. */
  children?: ReactNode
}

function EventSection({ title, rows, card, children }: EventSectionProps) {
  const titleId = useId()
  if (rows.length === 0) return children
  return (
    <Stack as="section" gap="large" aria-labelledby={titleId}>
      <Text as="h2" size="lg" id={titleId}>
        {title}
      </Text>
      <Grid as="ul" minColumn="20rem" keepsEmpty gap="x-large" role="list">
        {rows.map((row) => (
          <Stack as="li" key={row.entry.eventID}>
            {card(row)}
          </Stack>
        ))}
      </Grid>
    </Stack>
  )
}

const cards = ['one', 'two', 'three']

function EventsLoading() {
  const { t } = useLingui()
  return (
    <LoadingRegion label={t`Loading events`}>
      <Grid minColumn="20rem" keepsEmpty gap="x-large">
        {cards.map((card) => (
          <Article key={card} as="div">
            <SkeletonLine width="60%" />
            <SkeletonLine />
            <SkeletonLine width="40%" />
          </Article>
        ))}
      </Grid>
    </LoadingRegion>
  )
}
