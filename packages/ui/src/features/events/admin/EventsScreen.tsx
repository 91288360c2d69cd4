import type { Event } from '@maktab/contract/schema'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Button } from '#components/Button/Button.tsx'
import type { TableStateProps } from '#components/DataTable/Column.ts'
import { RemoteView } from '#components/RemoteView/RemoteView.tsx'
import { LoadingRegion, SkeletonTable } from '#components/Skeleton/Skeleton.tsx'
import { Page } from '#layouts/Page/Page.ts'
import { PageHeader } from '#layouts/Page/PageHeader.tsx'
import type { SubmitResult } from '#submitResult.ts'
import type { Remote } from '#remote.ts'
import { DeleteEventDialog } from './DeleteEventDialog.tsx'
import { EventsTable } from './EventsTable.tsx'

type EventsScreenProps = {
  events: Remote<Event[]>
  /** What the form was open for last: the focus comes back to where it was opened. */
  restoreFocusTo: 'new' | number | undefined
  onOpen: (open: 'new' | number) => void
  getMembersHref: (id: number) => string
  table?: TableStateProps
  onDeleteEvent: (id: number) => Promise<SubmitResult>
}

/** 1§2 “Admin Events”: the table. */
export function EventsScreen({ events, restoreFocusTo, onOpen, ...props }: EventsScreenProps) {
  const { t } = useLingui()
  const [doomed, setDoomed] = useState<Event>()
  return (
    <Page>
      <PageHeader
        title={t`Events`}
        actions={
          <Button variant="primary" autoFocus={restoreFocusTo === 'new'} onPress={() => onOpen('new')}>
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
            restoreFocusTo={restoreFocusTo === 'new' ? undefined : restoreFocusTo}
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
