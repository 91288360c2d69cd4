import type { LessonOccurrence } from './LessonOccurrence.ts'
import type { Lesson } from './Lesson.ts'
import { wallDayOf } from './WallDay.ts'
import { formatWallTime } from './wallTime.ts'
import { zoneClock } from './zoneClock.ts'

const MINUTE = 60_000
const DAY_MINUTES = 1440

/**
 * A lesson of a school in some zone, with the instants at which it begins and ends. One whose end the clocks skip to its
 * start has the length that its times say.
 */
export function toLesson(
  zone: string,
  { day, heldOn, from, length, state }: Omit<LessonOccurrence, 'state'> & Pick<Lesson, 'state'>,
): Lesson {
  const clock = zoneClock(zone)
  const wall = heldOn * DAY_MINUTES + from
  const starts = clock.instantOf(wall * MINUTE)
  const ends = clock.instantOf((wall + length) * MINUTE)
  const name = wallDayOf(day)
  return {
    day: name,
    heldOn: heldOn === day ? name : wallDayOf(heldOn),
    from: formatWallTime(from),
    to: formatWallTime(from + length),
    starts,
    ends: ends > starts ? ends : starts + length * MINUTE,
    state,
  }
}
