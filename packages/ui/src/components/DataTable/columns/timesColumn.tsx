import { useSchoolSettings } from '#environment/SchoolSettings.tsx'
import type { ClassHours } from '#model/classMeeting.ts'
import { ClassTimes } from '#components/ClassTime/ClassTimes.tsx'
import type { Column } from '../Column.ts'

/** When a class meets; found, sorted by and exported by the school’s clocks. */
export function timesColumn<Row>(
  id: string,
  header: string,
  timesOf: (row: Row) => readonly ClassHours[],
): Column<Row> {
  const hoursOf = (row: Row) => timesOf(row).map(({ from, to }) => `${from} – ${to}`)
  return {
    id,
    header,
    cell: (row) => <SchoolTimes timings={timesOf(row)} />,
    sortValue: (row) => hoursOf(row)[0] ?? null,
    searchText: (row) => hoursOf(row).join(', '),
  }
}

function SchoolTimes({ timings }: { timings: readonly ClassHours[] }) {
  const { timeZone, viewerZone } = useSchoolSettings()
  return <ClassTimes timings={timings} schoolZone={timeZone} viewerZone={viewerZone} />
}
