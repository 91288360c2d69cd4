import type { Lesson } from '@maktab/contract/schema'
import { useNow } from '#environment/Clock.tsx'
import { useSchoolSettings } from '#environment/SchoolSettings.tsx'
import { CalendarButton } from '../CalendarButton/CalendarButton.tsx'

/** Puts one lesson into one’s own calendar, where and when it is held. */
export function LessonCalendar({ lesson, host }: { lesson: Lesson; host: string }) {
  const now = useNow()
  const { timeZone } = useSchoolSettings()
  return (
    <CalendarButton
      name={lesson.title}
      getFile={async () => {
        const { lessonCalendar } = await import('#model/lessonCalendar.ts')
        return lessonCalendar({ lesson, host, timeZone, now })
      }}
    />
  )
}
