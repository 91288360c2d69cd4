import { dayNumberOf, parseWallDay, wallDayOf } from '@maktab/calendar/WallDay'
import type { Lesson } from '@maktab/contract/schema'
import { toWallTime } from './wallTime.ts'

/** When a lesson is, as the server sends it. */
type Moments = Pick<Lesson, 'starts' | 'ends'>

/** A lesson’s time at the school. */
export type LessonTimes = Moments & Pick<Lesson, 'heldOn' | 'from' | 'to'>

type LocalTime = { day: string; from: string; to: string; shift: number }

const MINUTE = 60_000
const DAY_MINUTES = 1440

/**
 * A lesson’s time in the viewer’s zone, by the offsets from the server; undefined if it equals the school’s time.
 * `shift` is the number of days the viewer’s date is ahead of the school’s.
 */
export function getLocalLessonTime({ starts, ends, heldOn }: Moments & Pick<Lesson, 'heldOn'>): LocalTime | undefined {
  if (starts.viewerOffset === null || starts.viewerOffset === starts.offset) return undefined
  const [from, to] = [toLocal(starts, starts.viewerOffset), toLocal(ends, ends.viewerOffset ?? starts.viewerOffset)]
  const school = parseWallDay(heldOn)
  return {
    ...from,
    to: to.from,
    shift: school ? dayNumberOf(parseWallDay(from.day) ?? school) - dayNumberOf(school) : 0,
  }
}

/** Adds the school’s day and times to a lesson of which only the instants are known. */
export function addSchoolTimes({ starts, ends }: Moments): LessonTimes {
  const { day, from } = toLocal(starts, starts.offset)
  return { starts, ends, heldOn: day, from, to: toLocal(ends, ends.offset).from }
}

function toLocal({ at }: Lesson['starts'], offset: number): { day: string; from: string } {
  const minutes = Math.floor(Date.parse(at) / MINUTE) + offset
  return {
    day: wallDayOf(Math.floor(minutes / DAY_MINUTES)),
    from: toWallTime(((minutes % DAY_MINUTES) + DAY_MINUTES) % DAY_MINUTES),
  }
}

/** Whether a timetable shows the school’s time or the viewer’s own. */
export type TimetableClock = 'school' | 'own'
