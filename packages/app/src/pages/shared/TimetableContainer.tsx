import { useToday } from '@maktab/ui/environment/Clock'
import { tagOf } from '@maktab/ui/environment/languages'
import { useSchoolSettings } from '@maktab/ui/environment/SchoolSettings'
import { lessonKey } from '@maktab/ui/model/lessonsAhead'
import { weekOf } from '@maktab/ui/model/weekOf'
import { addDays } from '@maktab/ui/model/wireDay'
import type { Filtering } from '@maktab/ui/screens/shared/TimetableScreen/TimetableFilters'
import { TimetableScreen } from '@maktab/ui/screens/shared/TimetableScreen/TimetableScreen'
import { useAtom, useAtomValue } from 'jotai'
import { useLessonChanges } from '#data/lessonChanges.ts'
import { useTimetable } from '#data/timetable.ts'
import { clocksAtom } from '#preferences/clocksAtom.ts'
import { wordsAtom } from '#preferences/preferenceAtoms.ts'
import { useNearLesson } from '../shell/useNearLesson.ts'

type TimetableContainerProps = {
  /** A day of the week that is shown; without one it is the present week. */
  week: string | undefined
  onMove: (day: string | undefined) => void
  filtering?: Filtering
  viewer: 'admin' | 'teacher' | 'student'
}

/** The week of whoever is signed in; an administrator’s, of those whom they choose. */
export function TimetableContainer({ week, onMove, filtering, viewer }: TimetableContainerProps) {
  const today = useToday()
  const { viewerZone } = useSchoolSettings()
  const { language } = useAtomValue(wordsAtom)
  const days = weekOf(week ?? today, tagOf(language))
  const [clocks, setClocks] = useAtom(clocksAtom)
  const [first = today] = days
  const timetable = useTimetable({
    // The first and the last of one’s own days may be others by the school’s calendar.
    ...(clocks === 'own' ? { from: addDays(first, -1), days: 9 } : { from: first, days: 7 }),
    zone: viewerZone,
    ...filtering?.filter,
  })
  const changes = useLessonChanges()
  const above = useNearLesson(viewer !== 'admin', { asks: false })
  return (
    <TimetableScreen
      timetable={timetable}
      days={days}
      clocks={clocks}
      onClocks={setClocks}
      onMove={onMove}
      filtering={filtering}
      role={viewer}
      shownAbove={above && lessonKey(above)}
      {...(viewer !== 'student' && changes)}
      onPrint={() => window.print()}
    />
  )
}
