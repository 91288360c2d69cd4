import { useToday } from '@maktab/ui/providers/ClockProvider'
import { useSchoolSettings, useWeekStart } from '@maktab/ui/providers/SchoolSettingsProvider'
import { getLessonKey } from '@maktab/ui/lib/lessons/upcomingLessons'
import { getDaysOfWeek } from '@maktab/ui/lib/time/getDaysOfWeek'
import { addDays } from '@maktab/ui/lib/time/isoDay'
import type { TimetableFiltersData } from '@maktab/ui/features/timetable/shared/TimetableFilters'
import { TimetableScreen } from '@maktab/ui/features/timetable/shared/TimetableScreen'
import { useAtom } from 'jotai'
import { useTimetable } from '../timetableQueryHooks.ts'
import { shownClocksAtom } from '#preferences/cookieAtoms.ts'
import { useIsElsewhere } from '#preferences/useIsElsewhere.ts'
import { useExcuseActions } from '#features/excuses/useExcuseActions.ts'
import { useLessonStartingSoon } from '../useUpcomingLessons.ts'
import { toLessonConflictQuery } from '@maktab/ui/lib/lessons/readClassTimes'
import type { LessonChangeForm } from '@maktab/contract/schema'
import { useState } from 'react'
import { teacher } from '#addresses/teacher.ts'
import { api } from '#api/api.ts'
import { useApiMutation } from '#api/useApiMutation.ts'
import { mergeStaleState } from '@maktab/ui/remote'
import { useTrials } from '#features/trial/trialHooks.ts'
import { TrialLessonsContainer } from '#features/trial/shared/TrialLessonsContainer.tsx'
import { toasts } from '#feedback/toasts.ts'

type TimetableContainerProps = {
  /** A day of the shown week; undefined means the current week. */
  week: string | undefined
  onMove: (day: string | undefined) => void
  filtering?: TimetableFiltersData
  viewer: 'admin' | 'teacher' | 'student'
}

/** The week of the signed-in user; for an admin, of the filtered teachers and courses. */
export function TimetableContainer({ week, onMove, filtering, viewer }: TimetableContainerProps) {
  const today = useToday()
  const { viewerZone } = useSchoolSettings()
  const days = getDaysOfWeek(week ?? today, useWeekStart())
  const [chosenClocks, setClocks] = useAtom(shownClocksAtom)
  const isElsewhere = useIsElsewhere()
  // Families abroad see their own time until they choose otherwise; staff work by the school’s.
  const clocks = chosenClocks ?? (viewer === 'student' && isElsewhere ? 'own' : 'school')
  const [first = today] = days
  const timetable = useTimetable({
    // The user’s first and last day may include other days of the school’s calendar.
    ...(clocks === 'own' ? { from: addDays(first, -1), days: 9 } : { from: first, days: 7 }),
    zone: viewerZone,
    ...filtering?.filter,
  })
  const trials = useTrials({ enabled: viewer !== 'student' })
  const changes = useLessonChanges()
  const excuses = useExcuseActions()
  const shownLesson = useLessonStartingSoon(viewer !== 'admin', { asks: false })
  return (
    <TimetableScreen
      timetable={timetable && mergeStaleState(timetable, trials)}
      days={days}
      clocks={clocks}
      onClocks={setClocks}
      onWeekChange={onMove}
      filtering={filtering}
      role={viewer}
      lessonKeyInBanner={shownLesson && getLessonKey(shownLesson)}
      {...(viewer === 'student' ? { excuses } : changes)}
      getRegisterHref={viewer === 'teacher' ? getRegisterHref : undefined}
      onPrint={() => window.print()}
      trialLessons={
        viewer === 'student' ? undefined : (
          <TrialLessonsContainer trials={trials} days={days} filter={filtering?.filter} />
        )
      }
    />
  )
}

const getRegisterHref = (id: number, day: string) => teacher.classes.href({ class: id, view: 'register', day })

/** Mutations of lessons, and a way to undo the last one. */
function useLessonChanges() {
  const mutate = useApiMutation()
  const [last, setLast] = useState<{ id: number; change: LessonChangeForm['change'] }>()
  const onChange = async (body: LessonChangeForm) => {
    let id: number | undefined
    const send = async () => {
      const response = await api('changeLessons', { body })
      id = response.change
      return response
    }
    // The notice that offers to undo the change reports it.
    const onDone = (text: string | undefined) => id === undefined && text && toasts.success(text)
    const outcome = await mutate('changeLessons', send, { onDone })
    if (outcome.state === 'done') setLast(id === undefined ? undefined : { id, change: body.change })
    return outcome
  }
  const onUndo = async (id: number) => {
    const outcome = await mutate('undoLessonChange', { params: { id } })
    // If it can’t be undone now it never can, because the class was changed since.
    if (outcome.state !== 'told') setLast(undefined)
    return outcome
  }
  return {
    actions: {
      onChange,
      loadClashes: async (form: LessonChangeForm) => {
        const body = toLessonConflictQuery(form)
        return body && api('findClashes', { body }).catch(() => undefined)
      },
    },
    lastChange: last && { change: last.change, onUndo: () => onUndo(last.id) },
  }
}
