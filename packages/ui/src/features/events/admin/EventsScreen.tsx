import type { Event } from '@maktab/contract/schema'
import { Trans, useLingui } from '@lingui/react/macro'
import { Bdi } from '#components/Bdi/Bdi.tsx'
import { DeleteDialog } from '#components/ConfirmDialog/ConfirmDialog.tsx'
import type { SubmitResult } from '#submitResult.ts'
import { useLocale } from 'react-aria-components/I18nProvider'
import { Badge } from '#components/Badge/Badge.tsx'
import { Button } from '#components/Button/Button.tsx'
import { EventTime } from '#components/EventSummary/EventSummary.tsx'
import type { Column, TableStateProps } from '#components/DataTable/Column.ts'
import { actionsColumn, createDeleteAction, createEditAction } from '#components/DataTable/RowActionButtons.tsx'
import { linkColumn } from '#components/DataTable/columns/personColumns.tsx'
import { longTextColumn, textColumn } from '#components/DataTable/columns/textColumns.tsx'
import { priceColumn, statusColumn } from '#components/DataTable/columns/valueColumns.tsx'
import { DataTable } from '#components/DataTable/DataTable.tsx'
import { useNow } from '#providers/ClockProvider.tsx'
import { OfficeAccessContext } from '#providers/OfficeAccessContext.ts'
import { useSchoolSettings } from '#providers/SchoolSettingsProvider.tsx'
import { parseEventTime, formatEventTime, formatInstantWithoutZone, hasEventStarted } from '#lib/time/schoolTime.ts'
import { formatMoney, isFree } from '#lib/money/currencyAmounts.ts'
import { hasUnreadableTime, sortEvents } from './eventTimesAndMembers.ts'
import { use, useState } from 'react'
import { RemoteView } from '#components/RemoteView/RemoteView.tsx'
import { LoadingRegion, SkeletonTable } from '#components/Skeleton/Skeleton.tsx'
import { Page, PageHeader } from '#layouts/Page/Page.tsx'
import type { Remote } from '#remote.ts'

type DeleteEventDialogProps = {
  event: Event | undefined
  onDeleteEvent: (id: number) => Promise<SubmitResult>
  onClose: () => void
}

export function DeleteEventDialog({ event, onDeleteEvent, onClose }: DeleteEventDialogProps) {
  const { t } = useLingui()
  return (
    <DeleteDialog subject={event} title={t`Delete event?`} onDelete={({ id }) => onDeleteEvent(id)} onClose={onClose}>
      {({ title }) => (
        <Trans>
          This deletes{' '}
          <strong>
            <Bdi>{title?.trim() || t`Untitled`}</Bdi>
          </strong>
          . Students can no longer see or join it. You can’t undo this.
        </Trans>
      )}
    </DeleteDialog>
  )
}

type EventsTableProps = {
  events: Event[]
  table: TableStateProps | undefined
  /** The event opened last, which gets the focus back. */
  restoreFocusTo: number | undefined
  getMembersHref: (id: number) => string
  onCreate: () => void
  onEdit: (event: Event) => void
  onDelete: (event: Event) => void
}

/** Upcoming events first, past ones last, each labelled. */
export function EventsTable({
  events,
  table,
  restoreFocusTo,
  getMembersHref,
  onCreate,
  onEdit,
  onDelete,
}: EventsTableProps) {
  const now = useNow()
  const { teaching: canEdit } = use(OfficeAccessContext)
  const { t } = useLingui()
  const { locale } = useLocale()
  const { timeZone, currency } = useSchoolSettings()
  const titleOf = ({ title }: Event) => title?.trim() || t`Untitled`
  const timeOf = ({ time }: Event) => formatEventTime(time, locale, timeZone)
  const shortTimeOf = ({ time }: Event) => {
    const instant = parseEventTime(time, timeZone)
    return instant ? formatInstantWithoutZone(instant, locale, timeZone) : time
  }
  const priceOf = ({ price }: Event) => (isFree(price) ? t`Free` : formatMoney(price, currency))
  const kindOf = (event: Event) => {
    if (hasUnreadableTime(event)) return 'unreadable'
    return hasEventStarted(event.time, timeZone, now) ? 'past' : 'upcoming'
  }
  const labels = { upcoming: t`Upcoming`, past: t`Past`, unreadable: t`Unknown` }
  const tones = { upcoming: 'brand', past: 'neutral', unreadable: 'warning' } as const
  const stateOf = (event: Event) => labels[kindOf(event)]
  const columns: Column<Event>[] = [
    textColumn('title', t`Title`, titleOf, { isRowHeader: true }),
    longTextColumn('description', t`Description`, ({ description }) => description, { about: titleOf }),
    priceColumn(t`Price`, ({ price }) => price, { searchText: priceOf }),
    {
      id: 'time',
      header: t`Time`,
      priority: 'subtitle',
      minWidth: 9,
      isAlwaysShown: true,
      cell: (event) => <EventTime time={event.time} />,
      compactCell: (event) => <Bdi>{shortTimeOf(event)}</Bdi>,
      sortValue: ({ time }) => parseEventTime(time, timeZone)?.getTime() ?? null,
      searchText: timeOf,
      csvValue: ({ time }) => time,
    },
    linkColumn(t`Link`, ({ link }) => link, { missing: '–', label: t`Join`, getTitle: titleOf }),
    statusColumn(t`Status`, (event) => <Badge tone={tones[kindOf(event)]}>{stateOf(event)}</Badge>, stateOf, {
      isExtra: true,
    }),
    actionsColumn(
      t`Actions`,
      (event) => [
        ...(canEdit
          ? [
              createEditAction(titleOf(event), () => onEdit(event)),
              createDeleteAction(titleOf(event), () => onDelete(event)),
            ]
          : []),
        { id: 'members', label: t`Members`, name: t`Members of ${titleOf(event)}`, href: getMembersHref(event.id) },
      ],
      { minWidth: 10, minWidthRoomy: 15.5 },
    ),
  ]
  return (
    <DataTable
      {...table}
      label={t`Events`}
      columns={columns}
      rows={sortEvents(events, timeZone, now)}
      getRowId={({ id }) => String(id)}
      restoreFocusTo={restoreFocusTo}
      emptyText={t`No events found.`}
      emptyState={{
        scene: 'events',
        children: t`Students can see and join events as soon as you create them.`,
        action: canEdit && (
          <Button variant="primary" onPress={onCreate}>
            <Trans>Create the first event</Trans>
          </Button>
        ),
      }}
      statusTabs={{ label: t`Time`, getStatus: kindOf, labels }}
    />
  )
}

type EventsScreenProps = {
  events: Remote<Event[]>
  /** The form opened last; focus returns to the control that opened it. */
  restoreFocusTo: 'new' | number | undefined
  onOpen: (open: 'new' | number) => void
  getMembersHref: (id: number) => string
  table?: TableStateProps
  onDeleteEvent: (id: number) => Promise<SubmitResult>
}

/** 1§2 “Admin Events”: the table. */
export function EventsScreen({ events, restoreFocusTo, onOpen, ...props }: EventsScreenProps) {
  const { t } = useLingui()
  const { teaching: canEdit } = use(OfficeAccessContext)
  const [deleting, setDeleting] = useState<Event>()
  return (
    <Page>
      <PageHeader
        title={t`Events`}
        actions={
          canEdit && (
            <Button variant="primary" autoFocus={restoreFocusTo === 'new'} onPress={() => onOpen('new')}>
              <Trans>Create</Trans>
            </Button>
          )
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
            onDelete={setDeleting}
          />
        )}
      </RemoteView>
      <DeleteEventDialog event={deleting} onDeleteEvent={props.onDeleteEvent} onClose={() => setDeleting(undefined)} />
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
