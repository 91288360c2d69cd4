import { Trans, useLingui } from '@lingui/react/macro'
import { useLocale } from 'react-aria-components/I18nProvider'
import { type ReactNode, use } from 'react'
import { type ClassHours, formatClassHours, getViewerHours } from '#lib/lessons/classHours.ts'
import { formatWallTime } from '#lib/time/wallTime.ts'
import { formatWeekdays, formatWeekday } from '#lib/time/weekdays.ts'
import { Bdi } from '#components/Bdi/Bdi.tsx'
import type { I18n } from '@lingui/core'
import { formatIsoDay } from '#lib/time/isoDay.ts'
import { formatZoneName } from '#lib/time/formatZoneName.ts'
import { type Language, getLanguageTag } from '#i18n/languages.ts'
import { useNow } from '#providers/ClockProvider.tsx'
import { OwnTimesContext } from '#providers/OwnTimesContext.ts'
import { useSchoolSettings } from '#providers/SchoolSettingsProvider.tsx'
import { ClassTimes } from '#components/ClassTime/ClassTime.tsx'
import { SchoolTimeNote } from '#components/ClassTime/SchoolTimeNote.tsx'
import { PriceTag } from '#components/Money/Money.tsx'
import type { Column } from '../Column.ts'
import type { GetText, TextColumnOptions } from './textColumns.tsx'

/**
 * The first time of a class, and the number of others. Hours come before days, because
 * truncation cuts the end.
 */
export function CompactTimes({ timings, isOwnFirst = false }: CompactTimesProps) {
  const { i18n } = useLingui()
  const { locale } = useLocale()
  const now = useNow()
  const { timeZone, viewerZone } = useSchoolSettings()
  const areOwnTimesShown = use(OwnTimesContext) && isOwnFirst
  const [first, ...others] = timings
  if (!first) return <Trans>No timings</Trans>
  const own = areOwnTimesShown ? getViewerHours(first, timeZone, viewerZone, now) : undefined
  const shown = own ?? first
  const days = formatWeekdays(shown.days ?? [], i18n, locale)
  return (
    <>
      <Bdi>{`${formatWallTime(shown.from, locale)} – ${formatWallTime(shown.to, locale)}`}</Bdi>
      {days && (
        <>
          {' · '}
          <Bdi>{days}</Bdi>
        </>
      )}
      {others.length > 0 && ` +${others.length}`}
      {own && (
        <>
          {' · '}
          <SchoolTimeNote zone={timeZone}>
            <Bdi>{formatWallTime(first.from, locale)}</Bdi>
          </SchoolTimeNote>
        </>
      )}
    </>
  )
}

type CompactTimesProps = {
  timings: readonly ClassHours[]
  /** Shows the viewer's time first, if it differs, instead of the school's alone. */
  isOwnFirst?: boolean
}

/** A localized date; sorted and exported as `2026-11-18`, and found as both. */
export function dayColumn<Row>(
  id: string,
  header: string,
  getDay: GetText<Row>,
  { missing = '', ...options }: Omit<TextColumnOptions<Row>, 'cellDecorator'> = {},
): Column<Row> {
  return {
    id,
    header,
    minWidth: 5.5,
    nowrap: true,
    isSecondary: true,
    cell: (row) => <Day day={getDay(row) || ''} missing={missing} />,
    sortValue: (row) => getDay(row) || null,
    searchText: (row) => getDay(row) ?? '',
    localizedSearchText: (row, locale) => formatIsoDay(getDay(row) ?? '', locale),
    ...options,
  }
}

function Day({ day, missing }: { day: string; missing: string }) {
  const { locale } = useLocale()
  return day === '' ? missing : formatIsoDay(day, locale)
}

type TimesColumnOptions = {
  i18n: I18n
  /** The school's time zone, which the header names. */
  timeZone: string
}

/** Class times; sorted and exported in the school's time zone, found as `16:00`, as localized time and by weekday. */
export function timesColumn<Row>(
  id: string,
  header: string,
  getTimes: (row: Row) => readonly ClassHours[],
  { i18n, timeZone }: TimesColumnOptions,
): Column<Row> {
  const formatRanges = (row: Row) => getTimes(row).map(({ from, to }) => `${from} – ${to}`)
  return {
    id,
    header,
    headerNote: formatZoneName(timeZone, getLanguageTag(i18n.locale as Language)),
    priority: 'subtitle',
    minWidth: 10.25,
    minWidthRoomy: 13,
    nowrap: true,
    cell: (row) => <SchoolTimes timings={getTimes(row)} />,
    compactCell: (row) => <CompactTimes timings={getTimes(row)} />,
    sortValue: (row) => formatRanges(row)[0] ?? null,
    searchText: (row) => formatRanges(row).join(', '),
    localizedSearchText: (row, locale) =>
      getTimes(row)
        .map(({ from, to, days = [] }) =>
          [
            `${formatWallTime(from, locale)} – ${formatWallTime(to, locale)}`,
            ...days.map((day) => formatWeekday(day, locale, 'long')),
          ].join(' '),
        )
        .join('\n'),
    csvValue: (row) =>
      getTimes(row)
        .map((hours) => formatClassHours(hours, i18n, getLanguageTag(i18n.locale as Language)))
        .join('; '),
  }
}

function SchoolTimes({ timings }: { timings: readonly ClassHours[] }) {
  const { timeZone, viewerZone } = useSchoolSettings()
  return <ClassTimes timings={timings} schoolZone={timeZone} viewerZone={viewerZone} isZoneNamed />
}

/** A price; free comes first. */
export function priceColumn<Row>(
  header: string,
  getPrice: (row: Row) => number | null | undefined,
  options: Partial<Column<Row>> = {},
): Column<Row> {
  return {
    id: 'price',
    header,
    priority: 'meta',
    minWidth: 4.5,
    nowrap: true,
    cell: (row) => <PriceTag price={getPrice(row)} />,
    sortValue: (row) => getPrice(row) ?? 0,
    ...options,
  }
}

/** A status badge; at the end of compact rows. */
export function statusColumn<Row>(
  header: string,
  getBadge: (row: Row) => ReactNode,
  getLabel: (row: Row) => string,
  options: Partial<Column<Row>> = {},
): Column<Row> {
  return {
    id: 'status',
    header,
    priority: 'meta',
    minWidth: 6.5,
    nowrap: true,
    cell: getBadge,
    sortValue: getLabel,
    searchText: getLabel,
    ...options,
  }
}
