import { type WallDay, readWallDay } from '@maktab/calendar/WallDay'
import type { Weekday } from '@maktab/calendar/Weekday'
import type { PreferredTime, ScheduledClass, TeacherClass } from '@maktab/contract/schema'
import { readWeekdays } from '../time/weekdays.ts'

export type ClassTime = {
  id: number
  from: string
  to: string
  /** None where they are agreed with the teacher. */
  days: Weekday[]
  /** The first and last day of its class, where these are known. */
  starts?: WallDay
  ends?: WallDay
}

type Bounds = { starts?: string | null; ends?: string | null }
type ClassWithTimes = Bounds & (Pick<TeacherClass, 'timings'> | Pick<ScheduledClass, 'teacher_class_timings'>)

type AnyTiming = TeacherClass['timings'][number] | PreferredTime

/** `HH:mm` of a wall time that may carry seconds or lack its first zero; what is no time stays as it is. */
export function normalizeWallTime(time: string): string {
  const [, hours = '', minutes = ''] = /^\s*(\d{1,2}):(\d{2})(?::\d{2}(?:\.\d+)?)?\s*$/.exec(time) ?? []
  return hours ? `${hours.padStart(2, '0')}:${minutes}` : time.trim()
}

/**
 * The times of a class in any of its shapes: the administrator’s and the student’s lists, the teacher’s list, and
 * what a student asked for. A list that is missing reads as none.
 */
export function readClassTimes(source: ClassWithTimes | readonly AnyTiming[] | null | undefined): ClassTime[] {
  const bounds = boundsOf(source)
  return timingsOf(source).flatMap((timing) => {
    if (typeof timing !== 'object' || timing === null) return []
    const { from, to } =
      'preferred_time_from' in timing
        ? { from: timing.preferred_time_from, to: timing.preferred_time_to }
        : { from: timing.from, to: timing.to }
    if (typeof from !== 'string' || typeof to !== 'string') return []
    return [
      {
        id: timing.id,
        from: normalizeWallTime(from),
        to: normalizeWallTime(to),
        days: readWeekdays(timing.days),
        ...bounds,
      },
    ]
  })
}

function boundsOf(
  source: ClassWithTimes | readonly AnyTiming[] | null | undefined,
): Pick<ClassTime, 'starts' | 'ends'> {
  if (!source || !('timings' in source || 'teacher_class_timings' in source)) return {}
  const [starts, ends] = [readBound(source.starts), readBound(source.ends)]
  return { ...(starts && { starts }), ...(ends && { ends }) }
}

function readBound(day: unknown): WallDay | undefined {
  return typeof day === 'string' ? readWallDay(day) : undefined
}

function timingsOf(source: ClassWithTimes | readonly AnyTiming[] | null | undefined): readonly AnyTiming[] {
  if (!source) return []
  if ('timings' in source) return source.timings ?? []
  if ('teacher_class_timings' in source) return source.teacher_class_timings ?? []
  return source
}
