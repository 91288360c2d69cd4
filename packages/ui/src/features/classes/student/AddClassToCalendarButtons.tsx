import { useLingui } from '@lingui/react/macro'
import { useLocale } from 'react-aria-components/I18nProvider'
import { AddToCalendarButton } from '#components/AddToCalendarButton/AddToCalendarButton.tsx'
import { useNow, useToday } from '#providers/ClockProvider.tsx'
import { useSchoolSettings } from '#providers/SchoolSettingsProvider.tsx'
import { getMinutesUntilNextLesson } from '#lib/lessons/classHours.ts'
import type { ClassRow } from './createClassRows.ts'

type AddClassToCalendarButtonsProps = { row: ClassRow; host: string }

/**
 * Puts a class into one’s own calendar, by the school’s clock; of several times each is an entry of its own. A time
 * without days has none: nobody could say on which.
 */
export function AddClassToCalendarButtons({ row: { class: lesson, times }, host }: AddClassToCalendarButtonsProps) {
  const { i18n } = useLingui()
  const { locale } = useLocale()
  const now = useNow()
  const today = useToday()
  const { timeZone } = useSchoolSettings()
  const told = times.filter(
    (time) => time.days.length > 0 && getMinutesUntilNextLesson(time, timeZone, now) !== undefined,
  )
  return told.map((time) => (
    <AddToCalendarButton
      key={time.id}
      name={told.length > 1 ? `${lesson.title}, ${time.from}` : lesson.title}
      getFile={async () => {
        const { createClassCalendarFile } = await import('#lib/calendar/createClassCalendarFile.ts')
        const entry = { time, title: lesson.title, link: lesson.classLink, host, timeZone, today, now }
        return createClassCalendarFile(entry, i18n, locale)
      }}
    />
  ))
}
