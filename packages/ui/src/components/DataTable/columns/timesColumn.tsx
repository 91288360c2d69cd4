import type { I18n } from '@lingui/core'
import { type Language, tagOf } from '#environment/languages.ts'
import { useSchoolSettings } from '#environment/SchoolSettings.tsx'
import type { ClassHours } from '#model/classMeeting.ts'
import { timeText } from '#model/timeText.ts'
import { formatWallTime } from '#model/wallTime.ts'
import { weekdayName } from '#model/weekdays.ts'
import { ClassTimes } from '#components/ClassTime/ClassTimes.tsx'
import { BriefTimes } from '../cells/BriefTimes.tsx'
import type { Column } from '../Column.ts'

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
    least: 13,
    leastRoomy: 15,
    cell: (row) => <SchoolTimes timings={timesOf(row)} />,
    brief: (row) => <BriefTimes timings={timesOf(row)} />,
    isBriefUnbroken: true,
    sortValue: (row) => hoursOf(row)[0] ?? null,
    searchText: (row) => hoursOf(row).join(', '),
    shownText: (row, locale) =>
      timesOf(row)
        .map(({ from, to, days = [] }) =>
          [
            `${formatWallTime(from, locale)} – ${formatWallTime(to, locale)}`,
            ...days.map((day) => weekdayName(day, locale, 'long')),
          ].join(' '),
        )
        .join('\n'),
    csvValue: (row) =>
      timesOf(row)
        .map((hours) => timeText(hours, i18n, tagOf(i18n.locale as Language)))
        .join('; '),
  }
}

function SchoolTimes({ timings }: { timings: readonly ClassHours[] }) {
  const { timeZone, viewerZone } = useSchoolSettings()
  return <ClassTimes timings={timings} schoolZone={timeZone} viewerZone={viewerZone} />
}
