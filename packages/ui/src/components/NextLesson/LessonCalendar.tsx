import type { Lesson } from '@maktab/contract/schema'
import { useNow } from '#providers/ClockProvider.tsx'
import { useSchoolSettings } from '#providers/SchoolSettingsProvider.tsx'
import { AddToCalendarButton } from '../AddToCalendarButton/AddToCalendarButton.tsx'

/** Puts one lesson into one’s own calendar, where and when it is held. */
export function AddLessonToCalendarButton({ lesson, host }: { lesson: Lesson; host: string }) {
  const now = useNow()
  const { timeZone } = useSchoolSettings()
  return (
    <AddToCalendarButton
      name={lesson.title}
      getFile={async () => {
        const { createLessonCalendarFile } = await import('#lib/calendar/createLessonCalendarFile.ts')
        return createLessonCalendarFile({ lesson, host, timeZone, now })
      }}
    />
  )
}
