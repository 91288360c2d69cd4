import { dayNumberOf, parseWallDay, wallDayOf } from '@maktab/calendar/WallDay'
import type { Lesson } from '@maktab/contract/schema'
import { toWallTime } from './wallTime.ts'

type Moment = Lesson['starts']

type LocalTime = { day: string; from: string; to: string; shift: number }

const MINUTE = 60_000
const DAY_MINUTES = 1440

/**
 * A lesson’s time in the viewer’s zone, by the offsets from the server; undefined if it equals the school’s time.
 * `shift` is the number of days the viewer’s date is ahead of the school’s.
 */
export function getLocalLessonTime({ starts, ends, heldOn }: Lesson): LocalTime | undefined {
  if (starts.viewerOffset === null || starts.viewerOffset === starts.offset) return undefined
  const [from, to] = [toLocal(starts, starts.viewerOffset), toLocal(ends, ends.viewerOffset ?? starts.viewerOffset)]
  const school = parseWallDay(heldOn)
  return {
    ...from,
    to: to.from,
    shift: school ? dayNumberOf(parseWallDay(from.day) ?? school) - dayNumberOf(school) : 0,
  }
}

function toLocal({ at }: Moment, offset: number): { day: string; from: string } {
  const minutes = Math.floor(Date.parse(at) / MINUTE) + offset
  return {
    day: wallDayOf(Math.floor(minutes / DAY_MINUTES)),
    from: toWallTime(((minutes % DAY_MINUTES) + DAY_MINUTES) % DAY_MINUTES),
  }
}

/** Whether a timetable shows the school’s time or the viewer’s own. */
export type TimetableClock = 'school' | 'own'
