import { useLocale } from 'react-aria-components/I18nProvider'
import { formatWireDay } from '#model/wireDay.ts'
import type { Column } from '../Column.ts'
import type { TextOptions, TextOf } from './TextOptions.ts'

/** A day, as the language writes it; sorted by, exported and found as the calendar does too: `2026-11-18`. */
export function dayColumn<Row>(
  id: string,
  header: string,
  dayOf: TextOf<Row>,
  { missing = '', ...own }: Omit<TextOptions<Row>, 'within'> = {},
): Column<Row> {
  return {
    id,
    header,
    least: 5.5,
    isUnbroken: true,
    cell: (row) => <Day day={dayOf(row) || ''} missing={missing} />,
    sortValue: (row) => dayOf(row) || null,
    searchText: (row) => dayOf(row) ?? '',
    shownText: (row, locale) => formatWireDay(dayOf(row) ?? '', locale),
    ...own,
  }
}

function Day({ day, missing }: { day: string; missing: string }) {
  const { locale } = useLocale()
  return day === '' ? missing : formatWireDay(day, locale)
}
