import { dayNumberOf, readWallDay, wallDayOf } from '@maktab/calendar/WallDay'
import type { Lesson } from '@maktab/contract/schema'
import { toWallTime } from './wallTime.ts'

type Moment = Lesson['starts']

type LocalTime = { day: string; from: string; to: string; shift: number }

const MINUTE = 60_000
const DAY_MINUTES = 1440

/**
 * What the viewer’s clocks show for a lesson, by the offsets that the server tells; nothing where they show the school’s
 * time. `shift` is how many days later the viewer’s day is than the school’s.
 */
export function getLocalTime({ starts, ends, heldOn }: Lesson): LocalTime | undefined {
  if (starts.viewerOffset === null || starts.viewerOffset === starts.offset) return undefined
  const [from, to] = [shown(starts, starts.viewerOffset), shown(ends, ends.viewerOffset ?? starts.viewerOffset)]
  const school = readWallDay(heldOn)
  return {
    ...from,
    to: to.from,
    shift: school ? dayNumberOf(readWallDay(from.day) ?? school) - dayNumberOf(school) : 0,
  }
}

function shown({ at }: Moment, offset: number): { day: string; from: string } {
  const minutes = Math.floor(Date.parse(at) / MINUTE) + offset
  return {
    day: wallDayOf(Math.floor(minutes / DAY_MINUTES)),
    from: toWallTime(((minutes % DAY_MINUTES) + DAY_MINUTES) % DAY_MINUTES),
  }
}

/** By whose clocks a week is laid out; those of the viewer are another zone’s. */
export type TimetableClock = 'school' | 'own'
