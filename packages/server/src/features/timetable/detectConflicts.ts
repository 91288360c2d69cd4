import { findConflict } from '@maktab/calendar/findConflict'
import { findConflictsAmong } from '@maktab/calendar/findConflictsAmong'
import type { WallDay } from '@maktab/calendar/WallDay'
import type { Engagement } from './Engagement.ts'
import type { ProposedTimes } from './ProposedTimes.ts'

/** Two things at once: the time of the form (its place in it), the day, and what is there already; nothing in the form itself. */
export type ScheduleConflict = { index: number; day: WallDay; engagement: Engagement | undefined }

/**
 * Of each wanted time and each person the first clash, from a day on; and which times of the form overlap.
 *
 * An allotment is the promise that classes keep: with a class of the same teacher it doesn’t clash. Two students who are
 * allotted to a teacher for one course at once can be taught in one class.
 */
export function detectConflicts(
  wanted: ProposedTimes,
  engagements: readonly Engagement[],
  since: WallDay,
): ScheduleConflict[] {
  const others = engagements.flatMap((one) => {
    if (isPromise(wanted, one)) return []
    if (!isOwn(wanted, one)) return [one]
    return wanted.own?.left ? [{ ...one, series: wanted.own.left }] : []
  })
  const found = wanted.times.flatMap((time, index) => {
    const clashes = others.flatMap((engagement) => {
      const day = findConflict(time, engagement.series, since)
      return day === undefined ? [] : [{ index, day, engagement }]
    })
    const byPerson = Map.groupBy(clashes, ({ engagement: { whom } }) => `${whom.who} ${whom.id}`)
    return [...byPerson.values()].map((some) => some.reduce((first, one) => (one.day < first.day ? one : first)))
  })
  const within = (wanted.isHeld ? [] : findConflictsAmong(wanted.times, since)).map(({ b: index, day }) => ({
    index,
    day,
    engagement: undefined,
  }))
  return [...found, ...within].toSorted((a, b) => a.index - b.index || (a.day < b.day ? -1 : 1))
}

function isOwn({ kind, own }: ProposedTimes, one: Engagement): boolean {
  if (!own || one.kind !== kind || one.id !== own.id) return false
  return own.timingId === undefined || one.timingId === own.timingId
}

function isPromise({ kind, teacherId, courseId }: ProposedTimes, one: Engagement): boolean {
  if (one.teacherId !== teacherId) return false
  if (one.kind !== kind) return true
  return kind === 'allotment' && one.whom.who === 'teacher' && one.courseId === courseId
}
