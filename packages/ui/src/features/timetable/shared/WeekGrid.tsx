import type { Lesson } from '@maktab/contract/schema'
import { useMemo, useState } from 'react'
import { useLocale } from 'react-aria-components/I18nProvider'
import { Bdi } from '#components/Bdi/Bdi.tsx'
import { useNow } from '#providers/ClockProvider.tsx'
import { useIsPrinting } from '#components/DataTable/useIsPrinting.ts'
import { ListPrintStyles } from '#components/DataTable/ListPrintStyles.ts'
import { getDayInZone, getMinutesInZone } from '#lib/time/schoolTime.ts'
import { formatWallTime, toWallTime } from '#lib/time/wallTime.ts'
import type { TimetableClock } from '#lib/time/TimetableClock.ts'
import { DayColumn } from './DayColumn.tsx'
import { DayLessonsDialog } from './DayLessonsDialog.tsx'
import { Days, Frame, HourName, Hours, Week } from './TimetableScreen.styles.ts'
import { type Hour, getHourOffset, layOutWeek } from './layOutWeek.ts'

type WeekGridProps = {
  lessons: readonly Lesson[]
  /** The seven days, in the zone whose clocks they are laid out by. */
  days: readonly string[]
  timeZone: string
  clocks: TimetableClock
  showsTeacher: boolean
  onOpen: (lesson: Lesson) => void
}

/** A week: seven lists of lessons, which stand in a grid of hours where there is room. */
export function WeekGrid({ lessons, days, timeZone, ...rest }: WeekGridProps) {
  const { locale } = useLocale()
  const now = useNow()
  const isPrinting = useIsPrinting()
  const layout = useMemo(() => layOutWeek(lessons, days, rest.clocks), [lessons, days, rest.clocks])
  const { hours } = layout
  const [open, setOpen] = useState<string>()
  const today = getDayInZone(timeZone, now)
  const minutes = getMinutesInZone(timeZone, now)
  const isInside = hours.some(({ hour }) => hour === Math.floor(minutes / 60))
  const height = getHourOffset(24 * 60, hours)
  return (
    <Week>
      <ListPrintStyles />
      <Frame style={{ '--hours': height }}>
        <Hours aria-hidden>
          {hours.map((one, at) => (
            <HourName key={one.hour} style={{ '--height': one.height }}>
              {isNamed(hours, at) && <Bdi>{formatWallTime(toWallTime(one.hour * 60), locale)}</Bdi>}
            </HourName>
          ))}
        </Hours>
        <Days>
          {layout.days.map((day) => (
            <DayColumn
              {...rest}
              key={day.day}
              day={day}
              hours={hours}
              isToday={day.day === today}
              isPrinting={isPrinting}
              now={day.day === today && isInside ? minutes : undefined}
              onOpenDay={() => setOpen(day.day)}
            />
          ))}
        </Days>
      </Frame>
      <DayLessonsDialog
        {...rest}
        day={layout.days.find(({ day }) => day === open)}
        onClose={() => setOpen(undefined)}
      />
    </Week>
  )
}

/** Of quiet hours that follow each other the first one: the names of all have no room. */
function isNamed(hours: readonly Hour[], at: number): boolean {
  return hours[at]?.height === 1 || hours[at - 1]?.height === 1
}
