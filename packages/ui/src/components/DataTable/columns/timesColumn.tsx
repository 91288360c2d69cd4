import { useSchool } from '../../../environment/SchoolSettings.tsx'
import type { ClassHours } from '../../../model/classMeeting.ts'
import { ClassTimes } from '../../ClassTime/ClassTimes.tsx'
import type { Column } from '../Column.ts'

type TimesColumn<Row> = { timesOf: (row: Row) => readonly ClassHours[]; now: Date }

/** When a class meets; found, sorted by and exported by the school’s clocks. */
export function timesColumn<Row>(id: string, header: string, { timesOf, now }: TimesColumn<Row>): Column<Row> {
  const hoursOf = (row: Row) => timesOf(row).map(({ from, to }) => `${from} – ${to}`)
  return {
    id,
    header,
    cell: (row) => <SchoolTimes timings={timesOf(row)} now={now} />,
    sortValue: (row) => hoursOf(row)[0] ?? null,
    searchText: (row) => hoursOf(row).join(', '),
  }
}

function SchoolTimes({ timings, now }: { timings: readonly ClassHours[]; now: Date }) {
  const { timeZone, viewerZone } = useSchool()
  return <ClassTimes timings={timings} schoolZone={timeZone} viewerZone={viewerZone} now={now} />
}
