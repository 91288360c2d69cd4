import type { components } from '@maktab/contract/schema'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Button } from '../../../components/Button/Button.tsx'
import type { KeptTable } from '../../../components/DataTable/Column.ts'
import { Notice } from '../../../components/Notice/Notice.tsx'
import { RemoteView } from '../../../components/RemoteView/RemoteView.tsx'
import { LoadingRegion, SkeletonTable } from '../../../components/Skeleton/Skeleton.tsx'
import { useConfirmLeave } from '../../../forms/UnsavedChanges.tsx'
import { Page } from '../../../layouts/Page/Page.ts'
import { PageHeader } from '../../../layouts/PageHeader/PageHeader.tsx'
import type { Outcome } from '../../../refusal.ts'
import type { Remote } from '../../../remote.ts'
import { DeleteEventDialog } from './DeleteEventDialog.tsx'
import type { EventDraft } from './event.schema.ts'
import { EventForm } from './EventForm.tsx'
import { EventsTable } from './EventsTable.tsx'

type Event = components['schemas']['Event']

type EventsScreenProps = {
  events: Remote<Event[]>
  /** What the form is open for: a new event, or the one of an id. */
  open: 'new' | number | undefined
  onOpen: (open: 'new' | number | undefined) => void
  getMembersHref: (id: number) => string
  now: Date
  table?: KeptTable
  onSaveEvent: (draft: EventDraft) => Outcome
  onDeleteEvent: (id: number) => Outcome
}

/** 1§2 “Admin Events”: a table, and one form that creates and edits. */
export function EventsScreen({ events, open, onOpen, now, onSaveEvent, onDeleteEvent, ...list }: EventsScreenProps) {
  const { t } = useLingui()
  const [last, setLast] = useState(open)
  const [doomed, setDoomed] = useState<Event>()
  const confirmLeave = useConfirmLeave()
  if (open !== undefined && open !== last) setLast(open)
  const close = () => onOpen(undefined)
  const form = { now, onSaveEvent, onDone: close }

  return (
    <Page>
      <PageHeader
        title={open === undefined ? t`Events` : open === 'new' ? t`Create Event` : t`Edit Event`}
        actions={
          open === undefined ? (
            <Button key="create" variant="primary" autoFocus={last === 'new'} onPress={() => onOpen('new')}>
              <Trans>Create</Trans>
            </Button>
          ) : (
            <Button key="cancel" onPress={() => confirmLeave(close)}>
              <Trans>Cancel</Trans>
            </Button>
          )
        }
      />
      {open === 'new' ? (
        <EventForm event={undefined} {...form} />
      ) : (
        <RemoteView remote={events} loading={<EventsLoading />}>
          {(ready) => {
            if (open === undefined) {
              return (
                <EventsTable
                  table={list.table}
                  getMembersHref={list.getMembersHref}
                  events={ready}
                  now={now}
                  lastId={last === 'new' ? undefined : last}
                  onEdit={({ id }) => onOpen(id)}
                  onDelete={setDoomed}
                />
              )
            }
            const event = ready.find(({ id }) => id === open)
            return event ? <EventForm key={open} event={event} {...form} /> : <EventGone onBack={close} />
          }}
        </RemoteView>
      )}
      <DeleteEventDialog event={doomed} onDeleteEvent={onDeleteEvent} onClose={() => setDoomed(undefined)} />
    </Page>
  )
}

function EventGone({ onBack }: { onBack: () => void }) {
  return (
    <Notice
      tone="warning"
      action={
        <Button size="sm" onPress={onBack}>
          <Trans>All events</Trans>
        </Button>
      }
    >
      <Trans>This event is no longer there.</Trans>
    </Notice>
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
