import type { Lesson } from '@maktab/contract/schema'
import { useNow } from '#environment/Clock.tsx'
import { useSchoolSettings } from '#environment/SchoolSettings.tsx'
import { AddToCalendarButton } from '../CalendarButton/CalendarButton.tsx'

/** Puts one lesson into one’s own calendar, where and when it is held. */
export function AddLessonToCalendarButton({ lesson, host }: { lesson: Lesson; host: string }) {
  const now = useNow()
  const { timeZone } = useSchoolSettings()
  return (
    <AddToCalendarButton
      name={lesson.title}
      getFile={async () => {
        const { createLessonCalendarFile } = await import('#model/lessonCalendar.ts')
        return createLessonCalendarFile({ lesson, host, timeZone, now })
      }}
    />
  )
}
