import { useToday } from '@maktab/ui/providers/ClockProvider'
import { getLanguageTag } from '@maktab/ui/i18n/languages'
import { useSchoolSettings } from '@maktab/ui/providers/SchoolSettingsProvider'
import { getLessonKey } from '@maktab/ui/lib/lessons/upcomingLessons'
import { getDaysOfWeek } from '@maktab/ui/lib/time/getDaysOfWeek'
import { addDays } from '@maktab/ui/lib/time/wireDay'
import type { TimetableFiltersData } from '@maktab/ui/features/timetable/shared/TimetableFilters'
import { TimetableScreen } from '@maktab/ui/features/timetable/shared/TimetableScreen'
import { useAtom, useAtomValue } from 'jotai'
import { useLessonChanges } from '#features/timetable/lessonChanges.ts'
import { useTimetable } from '#features/timetable/timetable.ts'
import { timetableClockAtom } from '#preferences/cookieAtoms.ts'
import { messagesAtom } from '#preferences/preferenceAtoms.ts'
import { useLessonStartingSoon } from '#features/timetable/useLessonStartingSoon.ts'

type TimetableContainerProps = {
  /** A day of the week that is shown; without one it is the present week. */
  week: string | undefined
  onMove: (day: string | undefined) => void
  filtering?: TimetableFiltersData
  viewer: 'admin' | 'teacher' | 'student'
}

/** The week of whoever is signed in; an administrator’s, of those whom they choose. */
export function TimetableContainer({ week, onMove, filtering, viewer }: TimetableContainerProps) {
  const today = useToday()
  const { viewerZone } = useSchoolSettings()
  const { language } = useAtomValue(messagesAtom)
  const days = getDaysOfWeek(week ?? today, getLanguageTag(language))
  const [clocks, setClocks] = useAtom(timetableClockAtom)
  const [first = today] = days
  const timetable = useTimetable({
    // The first and the last of one’s own days may be others by the school’s calendar.
    ...(clocks === 'own' ? { from: addDays(first, -1), days: 9 } : { from: first, days: 7 }),
    zone: viewerZone,
    ...filtering?.filter,
  })
  const changes = useLessonChanges()
  const above = useLessonStartingSoon(viewer !== 'admin', { asks: false })
  return (
    <TimetableScreen
      timetable={timetable}
      days={days}
      clocks={clocks}
      onClocks={setClocks}
      onMove={onMove}
      filtering={filtering}
      role={viewer}
      shownAbove={above && getLessonKey(above)}
      {...(viewer !== 'student' && changes)}
      onPrint={() => window.print()}
    />
  )
}
