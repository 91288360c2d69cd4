import type { OwnAttendance } from '@maktab/contract/schema'
import { addDays } from '../time/isoDay.ts'

/** Something a student achieved: lessons attended in a row, or half or all of a course. */
export type Milestone =
  | { kind: 'streak'; count: number; day: string }
  | { kind: 'half' | 'finished'; courseName: string; day: string }

/** Streaks that are shown, in lessons. */
const STREAKS = [10, 25, 50, 100, 200, 300, 500]
/** How long a milestone is shown. */
const SHOWN_DAYS = 7

/** The newest milestone of the last days. */
export function findMilestone({ courses, marks }: OwnAttendance, today: string): Milestone | undefined {
  const since = addDays(today, -SHOWN_DAYS)
  const all = [...findStreaks(marks), ...courses.flatMap(findCourseMilestones)]
  return all
    .filter(({ day }) => day > since && day <= today)
    .toSorted((one, other) => other.day.localeCompare(one.day))[0]
}

/** Streaks since the last absence. */
function findStreaks(marks: OwnAttendance['marks']): Milestone[] {
  const newestFirst = marks.toSorted((one, other) => other.date.localeCompare(one.date))
  const missed = newestFirst.findIndex(({ status }) => status === 'absent')
  const attended = (missed === -1 ? newestFirst : newestFirst.slice(0, missed)).toReversed()
  return STREAKS.flatMap((count): Milestone[] => {
    const day = attended[count - 1]?.date
    return day === undefined ? [] : [{ kind: 'streak', count, day }]
  })
}

/** The days on which half and all of a course were taught; short courses have no half. */
function findCourseMilestones({ name, outlines, heldDays = [] }: OwnAttendance['courses'][number]): Milestone[] {
  const [half, last] = [heldDays[Math.ceil(outlines / 2) - 1], heldDays[outlines - 1]]
  return [
    ...(half !== undefined && outlines >= 4 ? [{ kind: 'half' as const, courseName: name, day: half }] : []),
    ...(last !== undefined ? [{ kind: 'finished' as const, courseName: name, day: last }] : []),
  ]
}
