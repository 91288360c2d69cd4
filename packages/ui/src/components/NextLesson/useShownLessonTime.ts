import { use } from 'react'
import { type LessonTimes, getLocalLessonTime } from '#lib/time/getLocalLessonTime.ts'
import { getDayInZone } from '#lib/time/schoolTime.ts'
import { useNow } from '#providers/ClockProvider.tsx'
import { OwnTimesContext } from '#providers/OwnTimesContext.ts'
import { useSchoolSettings } from '#providers/SchoolSettingsProvider.tsx'

type ShownLessonTime = {
  day: string
  from: string
  to: string
  /** Today in the zone of these times. */
  today: string
  /** Whether these times are the viewer's own, the school's although the viewer's differ, or the same for both. */
  clock: 'own' | 'school' | 'same'
  /** Days that this date is ahead of the school's. */
  shift: number
}

/** Returns a function for the time of a lesson that the viewer wants: their own or the school's (`OwnTimesContext`). */
export function useShownLessonTime(): (lesson: LessonTimes) => ShownLessonTime {
  const now = useNow()
  const { timeZone, viewerZone } = useSchoolSettings()
  const areOwnTimesShown = use(OwnTimesContext)
  return (lesson) => {
    const own = getLocalLessonTime(lesson)
    if (own && areOwnTimesShown) return { ...own, today: getDayInZone(viewerZone, now), clock: 'own' }
    const { heldOn: day, from, to } = lesson
    return { day, from, to, today: getDayInZone(timeZone, now), clock: own ? 'school' : 'same', shift: 0 }
  }
}
