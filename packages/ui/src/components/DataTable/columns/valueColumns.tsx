import { Trans, useLingui } from '@lingui/react/macro'
import { useLocale } from 'react-aria-components/I18nProvider'
import { type ClassHours, formatClassHours } from '#lib/lessons/classHours.ts'
import { formatWallTime } from '#lib/time/wallTime.ts'
import { formatWeekdays, formatWeekday } from '#lib/time/weekdays.ts'
import { Bdi } from '#components/Bdi/Bdi.tsx'
import type { I18n } from '@lingui/core'
import type { ReactNode } from 'react'
import { formatWireDay } from '#lib/time/wireDay.ts'
import { type Language, getLanguageTag } from '#i18n/languages.ts'
import { useSchoolSettings } from '#providers/SchoolSettingsProvider.tsx'
import { ClassTimes } from '#components/ClassTime/ClassTime.tsx'
import { PriceTag } from '#components/Money/Money.tsx'
import type { Column } from '../Column.ts'
import type { GetText, TextColumnOptions } from './textColumns.tsx'

/**
 * The first of the times of a class by the school’s week, and how many more there are. The hours stand before the days: a
 * line that is cut loses its end.
 */
export function CompactTimes({ timings }: { timings: readonly ClassHours[] }) {
  const { i18n } = useLingui()
  const { locale } = useLocale()
  const [first, ...others] = timings
  if (!first) return <Trans>No timings</Trans>
  const days = formatWeekdays(first.days ?? [], i18n, locale)
  return (
    <>
      <Bdi>{`${formatWallTime(first.from, locale)} – ${formatWallTime(first.to, locale)}`}</Bdi>
      {days && (
        <>
          {' · '}
          <Bdi>{days}</Bdi>
        </>
      )}
      {others.length > 0 && ` +${others.length}`}
    </>
  )
}

/** A day, as the language writes it; sorted by, exported and found as the calendar does too: `2026-11-18`. */
export function dayColumn<Row>(
  id: string,
  header: string,
  dayOf: GetText<Row>,
  { missing = '', ...own }: Omit<TextColumnOptions<Row>, 'cellDecorator'> = {},
): Column<Row> {
  return {
    id,
    header,
    minWidth: 5.5,
    nowrap: true,
    cell: (row) => <Day day={dayOf(row) || ''} missing={missing} />,
    sortValue: (row) => dayOf(row) || null,
    searchText: (row) => dayOf(row) ?? '',
    localizedSearchText: (row, locale) => formatWireDay(dayOf(row) ?? '', locale),
    ...own,
  }
}

function Day({ day, missing }: { day: string; missing: string }) {
  const { locale } = useLocale()
  return day === '' ? missing : formatWireDay(day, locale)
}

/**
 * When a class meets; sorted by, exported and found by the school’s clocks, as `16:00` and as the language writes it,
 * and by the days.
 */
export function timesColumn<Row>(
  id: string,
  header: string,
  timesOf: (row: Row) => readonly ClassHours[],
  i18n: I18n,
): Column<Row> {
  const hoursOf = (row: Row) => timesOf(row).map(({ from, to }) => `${from} – ${to}`)
  return {
    id,
    header,
    priority: 'subtitle',
    minWidth: 13,
    minWidthRoomy: 15,
    cell: (row) => <SchoolTimes timings={timesOf(row)} />,
    compactCell: (row) => <CompactTimes timings={timesOf(row)} />,
    compactNowrap: true,
    sortValue: (row) => hoursOf(row)[0] ?? null,
    searchText: (row) => hoursOf(row).join(', '),
    localizedSearchText: (row, locale) =>
      timesOf(row)
        .map(({ from, to, days = [] }) =>
          [
            `${formatWallTime(from, locale)} – ${formatWallTime(to, locale)}`,
            ...days.map((day) => formatWeekday(day, locale, 'long')),
          ].join(' '),
        )
        .join('\n'),
    csvValue: (row) =>
      timesOf(row)
        .map((hours) => formatClassHours(hours, i18n, getLanguageTag(i18n.locale as Language)))
        .join('; '),
  }
}

function SchoolTimes({ timings }: { timings: readonly ClassHours[] }) {
  const { timeZone, viewerZone } = useSchoolSettings()
  return <ClassTimes timings={timings} schoolZone={timeZone} viewerZone={viewerZone} />
}

/** What something costs; what is free comes first. */
export function priceColumn<Row>(
  header: string,
  priceOf: (row: Row) => number | null | undefined,
  own: Partial<Column<Row>> = {},
): Column<Row> {
  return {
    id: 'price',
    header,
    priority: 'meta',
    minWidth: 4.5,
    nowrap: true,
    cell: (row) => <PriceTag price={priceOf(row)} />,
    sortValue: (row) => priceOf(row) ?? 0,
    ...own,
  }
}

/** A state in a badge: it stands at the end of a row that has little room. */
export function statusColumn<Row>(
  header: string,
  badgeOf: (row: Row) => ReactNode,
  wordOf: (row: Row) => string,
  own: Partial<Column<Row>> = {},
): Column<Row> {
  return {
    id: 'status',
    header,
    priority: 'meta',
    minWidth: 6.5,
    nowrap: true,
    cell: badgeOf,
    sortValue: wordOf,
    searchText: wordOf,
    ...own,
  }
}
