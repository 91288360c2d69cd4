import type { Event } from '@maktab/contract/schema'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Button } from '#components/Button/Button.tsx'
import type { KeptTable } from '#components/DataTable/Column.ts'
import { RemoteView } from '#components/RemoteView/RemoteView.tsx'
import { LoadingRegion, SkeletonTable } from '#components/Skeleton/Skeleton.tsx'
import { lateForm } from '#layouts/FormLoading/lateForm.ts'
import { Page } from '#layouts/Page/Page.ts'
import { PageHeader } from '#layouts/PageHeader/PageHeader.tsx'
import { RecordView } from '#layouts/RecordView/RecordView.tsx'
import type { Outcome } from '#outcome.ts'
import type { Remote } from '#remote.ts'
import { DeleteEventDialog } from './DeleteEventDialog.tsx'
import type { EventDraft } from './event.schema.ts'
import { EventsTable } from './EventsTable.tsx'

const EventForm = lateForm(async () => (await import('./EventForm.tsx')).EventForm)

type EventsScreenProps = {
  events: Remote<Event[]>
  /** What the form is open for: a new event, or the one of an id. */
  open: 'new' | number | undefined
  /** What was open last: the focus comes back to where it was opened. */
  last: 'new' | number | undefined
  onOpen: (open: 'new' | number | undefined) => void
  getMembersHref: (id: number) => string
  table?: KeptTable
  onSaveEvent: (draft: EventDraft) => Promise<Outcome>
  onDeleteEvent: (id: number) => Promise<Outcome>
}

/** 1§2 “Admin Events”: a table, and one form that creates and edits. */
export function EventsScreen({ events, open, last, onOpen, ...props }: EventsScreenProps) {
  const { t } = useLingui()
  const [doomed, setDoomed] = useState<Event>()
  const close = () => onOpen(undefined)
  if (open !== undefined) {
    return (
      <RecordView
        title={open === 'new' ? t`Create Event` : t`Edit Event`}
        records={events}
        open={open}
        nameOf={({ title }) => title?.trim() || t`Untitled`}
        words={{ loading: t`Loading events`, gone: t`This event is no longer there.`, all: t`All events` }}
        cancelLabel={t`Cancel`}
        onClose={close}
      >
        {(event) => <EventForm event={event} onSaveEvent={props.onSaveEvent} onDone={close} />}
      </RecordView>
    )
  }
  return (
    <Page>
      <PageHeader
        title={t`Events`}
        actions={
          <Button variant="primary" autoFocus={last === 'new'} onPress={() => onOpen('new')}>
            <Trans>Create</Trans>
          </Button>
        }
      />
      <RemoteView remote={events} loading={<EventsLoading />}>
        {(ready) => (
          <EventsTable
            table={props.table}
            getMembersHref={props.getMembersHref}
            events={ready}
            lastId={last === 'new' ? undefined : last}
            onCreate={() => onOpen('new')}
            onEdit={({ id }) => onOpen(id)}
            onDelete={setDoomed}
          />
        )}
      </RemoteView>
      <DeleteEventDialog event={doomed} onDeleteEvent={props.onDeleteEvent} onClose={() => setDoomed(undefined)} />
    </Page>
  )
}

function EventsLoading() {
  const { t } = useLingui()
  return (
    <LoadingRegion label={t`Loading events`}>
      <SkeletonTable rows={6} columns={6} />
    </LoadingRegion>
  )
}
