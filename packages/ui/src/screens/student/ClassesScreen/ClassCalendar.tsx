import { useLingui } from '@lingui/react/macro'
import { CalendarButton } from '#components/CalendarButton/CalendarButton.tsx'
import { useNow, useToday } from '#environment/Clock.tsx'
import { useSchoolSettings } from '#environment/SchoolSettings.tsx'
import { parseWallTime } from '#model/wallTime.ts'
import type { ClassRow } from './classRows.ts'

type ClassCalendarProps = { row: ClassRow; host: string }

/** Puts a class into one’s own calendar, by the school’s clock; of several times each is an entry of its own. */
export function ClassCalendar({ row: { class: lesson, times }, host }: ClassCalendarProps) {
  const { i18n } = useLingui()
  const now = useNow()
  const today = useToday()
  const { timeZone } = useSchoolSettings()
  const readable = times.filter(({ from, to }) => parseWallTime(from) !== undefined && parseWallTime(to) !== undefined)
  return readable.map(({ id, from, to }) => (
    <CalendarButton
      key={id}
      name={readable.length > 1 ? `${lesson.title}, ${from}` : lesson.title}
      getFile={async () => {
        const { classCalendar } = await import('#model/calendarFile.ts')
        return classCalendar(
          {
            id,
            title: lesson.title,
            link: lesson.classLink,
            host,
            now,
            from,
            to,
            timeZone,
            firstDay: today,
          },
          i18n,
        )
      }}
    />
  ))
}
