import type { Trial } from '@maktab/contract/schema'
import { TrialLessons } from '@maktab/ui/features/trial/shared/TrialLessons'
import { type Remote, getListOrEmpty } from '@maktab/ui/remote'
import { useNoteTrialOutcome } from '../trialHooks.ts'

type TrialLessonsContainerProps = {
  /** Undefined if the backend has none. */
  trials: Remote<Trial[]> | undefined
  /** The days of the shown week. */
  days: readonly string[]
  /** The filter of the office’s timetable. */
  filter: { teacherId?: number | undefined; courseId?: number | undefined } | undefined
}

/** The trial lessons of a week, beside the timetable. Nothing is shown until they have loaded. */
export function TrialLessonsContainer({ trials, days, filter }: TrialLessonsContainerProps) {
  const { teacherId, courseId } = filter ?? {}
  const shown = (trials ? getListOrEmpty(trials) : []).filter(
    ({ lesson, course }) =>
      (teacherId === undefined || lesson?.teacher.id === teacherId) &&
      (courseId === undefined || course?.id === courseId),
  )
  return <TrialLessons trials={shown} days={days} onNoteOutcome={useNoteTrialOutcome()} />
}
