import { type WallDay, readWallDay, type Weekday } from '@maktab/calendar/WallDay'
import type { PreferredTime, ScheduledClass, TeacherClass, Allotment } from '@maktab/contract/schema'
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

/**
 * The classes in which a student’s teachers teach what the student is allotted for. Where the backend doesn’t list the
 * courses of a class, all classes of those teachers.
 */
export function filterClassesOfStudent(
  classes: readonly ScheduledClass[],
  allotments: readonly Allotment[],
): readonly ScheduledClass[] {
  const teachers = new Set(allotments.map(({ teacher }) => String(teacher.id)))
  const allotted = new Set(allotments.map(({ teacher, course }) => `${teacher.id} ${course.id}`))
  return classes.filter(({ teacherID, courses }) =>
    courses ? courses.some(({ id }) => allotted.has(`${teacherID} ${id}`)) : teachers.has(String(teacherID)),
  )
}
