import type { components } from '@maktab/contract/schema'
import { Trans, useLingui } from '@lingui/react/macro'
import { useLocale } from 'react-aria-components/I18nProvider'
import { Badge } from '../../../components/Badge/Badge.tsx'
import { Bdi } from '../../../components/Bdi/Bdi.tsx'
import { Button } from '../../../components/Button/Button.tsx'
import { ClassLink } from '../../../components/ClassLink/ClassLink.tsx'
import type { Column, KeptTable } from '../../../components/DataTable/Column.ts'
import { DataTable } from '../../../components/DataTable/DataTable.tsx'
import { RowActions } from '../../../components/DataTable/RowActions.ts'
import { LinkButton } from '../../../components/LinkButton/LinkButton.tsx'
import { LongText } from '../../../components/LongText/LongText.tsx'
import { PriceTag } from '../../../components/PriceTag/PriceTag.tsx'
import { useSchool } from '../../../environment/SchoolSettings.tsx'
import { eventInstant, formatEventTime, isPast } from '../../../model/eventTime.ts'
import { formatMoney, isFree } from '../../../model/money.ts'
import { schoolToday } from '../../../model/schoolTime.ts'
import { hasUnreadableTime } from './event.schema.ts'
import { When } from './EventsScreen.styles.ts'
import { orderEvents } from './orderEvents.ts'

type Event = components['schemas']['Event']

type EventsTableProps = {
  events: Event[]
  now: Date
  table: KeptTable | undefined
  /** The event that was open last: the focus comes back to it. */
  lastId: number | undefined
  getMembersHref: (id: number) => string
  onEdit: (event: Event) => void
  onDelete: (event: Event) => void
}

/** What comes next stands first, what is over last; each says which it is. */
export function EventsTable({ events, now, table, lastId, getMembersHref, onEdit, onDelete }: EventsTableProps) {
  const { t } = useLingui()
  const { locale } = useLocale()
  const { timeZone, currency } = useSchool()
  const titleOf = ({ title }: Event) => title?.trim() || t`Untitled`
  const timeOf = ({ time }: Event) => formatEventTime(time, locale, timeZone)
  const priceOf = ({ price }: Event) => (isFree(price) ? t`Free` : formatMoney(price, currency))
  const stateOf = (event: Event) => {
    if (hasUnreadableTime(event)) return t`Unreadable`
    return isPast(event.time, timeZone, now) ? t`Past` : t`Upcoming`
  }
  const toneOf = (event: Event) => {
    if (hasUnreadableTime(event)) return 'warning'
    return isPast(event.time, timeZone, now) ? 'neutral' : 'brand'
  }
  const columns: Column<Event>[] = [
    {
      id: 'title',
      header: t`Title`,
      isRowHeader: true,
      cell: (event) => <Bdi>{titleOf(event)}</Bdi>,
      sortValue: titleOf,
      searchText: titleOf,
    },
    {
      id: 'description',
      header: t`Description`,
      cell: (event) => <LongText text={event.description ?? ''} title={titleOf(event)} />,
      searchText: ({ description }) => description ?? '',
    },
    {
      id: 'price',
      header: t`Price`,
      cell: ({ price }) => <PriceTag price={price} />,
      sortValue: ({ price }) => price ?? 0,
      searchText: priceOf,
    },
    {
      id: 'time',
      header: t`Time`,
      cell: (event) => (
        <When>
          <Bdi>{timeOf(event)}</Bdi>
          <Badge tone={toneOf(event)}>{stateOf(event)}</Badge>
        </When>
      ),
      sortValue: ({ time }) => eventInstant(time, timeZone)?.getTime() ?? null,
      searchText: (event) => `${timeOf(event)}\n${stateOf(event)}`,
      csvValue: ({ time }) => time,
    },
    {
      id: 'link',
      header: t`Link`,
      cell: ({ link }) => <ClassLink link={link} fallback="–" />,
      searchText: ({ link }) => link ?? '',
    },
    {
      id: 'actions',
      header: t`Actions`,
      isAction: true,
      cell: (event) => (
        <RowActions>
          <Button
            size="sm"
            autoFocus={event.id === lastId}
            aria-label={t`Edit ${titleOf(event)}`}
            onPress={() => onEdit(event)}
          >
            <Trans>Edit</Trans>
          </Button>
          <Button size="sm" variant="quiet" aria-label={t`Delete ${titleOf(event)}`} onPress={() => onDelete(event)}>
            <Trans>Delete</Trans>
          </Button>
          <LinkButton size="sm" href={getMembersHref(event.id)} aria-label={t`Members of ${titleOf(event)}`}>
            <Trans>Members</Trans>
          </LinkButton>
        </RowActions>
      ),
    },
  ]
  return (
    <DataTable
      {...table}
      label={t`Events`}
      columns={columns}
      rows={orderEvents(events, timeZone, now)}
      getRowId={({ id }) => String(id)}
      emptyText={t`No events found.`}
      exportDay={schoolToday(now, timeZone)}
    />
  )
}
