import type { Series } from '@maktab/calendar/Series'
import type { WallDay } from '@maktab/calendar/WallDay'
import { readDays } from '../fields/weekdays.ts'

type Bounds = { starts: string | null; ends: string | null }
type Timing = Bounds & { days: string | null; time_from: string; time_to: string }

/** The lessons of a class’s timing: on its days, no earlier and no later than both the class and the timing allow. */
export function seriesOf({ days, time_from, time_to, starts, ends }: Timing, ofClass: Bounds): Series {
  const known = (...some: (string | null)[]) => some.filter((day) => day !== null).toSorted()
  return {
    days: readDays(days),
    from: time_from,
    to: time_to,
    starts: (known(starts, ofClass.starts).at(-1) ?? null) as WallDay | null,
    ends: (known(ends, ofClass.ends)[0] ?? null) as WallDay | null,
  }
}
