import type { Weekday } from '@maktab/calendar/Weekday'
import { normalizeWallTime } from './readClassTimes.ts'
import { readWeekdays } from '../time/weekdays.ts'

export type CourseTime = {
  id: number | undefined
  courseName: string
  from: string
  to: string
  /** None where they are agreed with the teacher. */
  days: Weekday[]
}

/** What a student’s `class_course_data` says, one entry a time: a list, or JSON of one; anything else reads as none. */
export function readCourseTimes(data: unknown): CourseTime[] {
  return listIn(data).flatMap((course) => {
    const { course_name: courseName, timings } = recordOf(course)
    return listIn(timings).flatMap((timing) => readTime(timing, courseName))
  })
}

/** What a teacher’s `class_timings` says; as forgiving as `readCourseTimes`. */
export function readTeacherTimes(data: unknown): CourseTime[] {
  return listIn(data).flatMap((timing) => readTime(timing, recordOf(timing)['course_name']))
}

function readTime(timing: unknown, courseName: unknown): CourseTime[] {
  const { id, from, to, days } = recordOf(timing)
  if (typeof from !== 'string' || typeof to !== 'string') return []
  return [
    {
      id: typeof id === 'number' ? id : undefined,
      courseName: typeof courseName === 'string' ? courseName : '',
      from: normalizeWallTime(from),
      to: normalizeWallTime(to),
      days: readWeekdays(days),
    },
  ]
}

function recordOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}

function listIn(data: unknown): unknown[] {
  if (Array.isArray(data)) return data
  if (typeof data !== 'string') return []
  try {
    const read: unknown = JSON.parse(data)
    return Array.isArray(read) ? read : []
  } catch {
    return []
  }
}
