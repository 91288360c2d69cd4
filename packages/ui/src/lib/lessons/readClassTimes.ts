import { type WallDay, parseWallDay, type Weekday, weekdayOf } from '@maktab/calendar/WallDay'
import type {
  PreferredTime,
  ScheduledClass,
  TeacherClass,
  Allotment,
  ClashQuestion,
  LessonChangeForm,
} from '@maktab/contract/schema'
import { readWeekdays } from '../time/weekdays.ts'

export type ClassTime = {
  id: number
  from: string
  to: string
  /** Empty if agreed with the teacher. */
  days: Weekday[]
  /** The first and last day of the class, if known. */
  starts?: WallDay
  ends?: WallDay
}

type Bounds = { starts?: string | null; ends?: string | null }
type ClassWithTimes = Bounds & (Pick<TeacherClass, 'timings'> | Pick<ScheduledClass, 'teacher_class_timings'>)

type AnyTiming = TeacherClass['timings'][number] | PreferredTime

/** Normalizes a wall time with seconds or without a leading zero to `HH:mm`; other text is only trimmed. */
export function normalizeWallTime(time: string): string {
  const [, hours = '', minutes = ''] = /^\s*(\d{1,2}):(\d{2})(?::\d{2}(?:\.\d+)?)?\s*$/.exec(time) ?? []
  return hours ? `${hours.padStart(2, '0')}:${minutes}` : time.trim()
}

/**
 * Reads the times of a class from any of its formats: the administrator’s, student’s and teacher’s lists, and a
 * student’s preferred times. A missing list is read as empty.
 */
export function readClassTimes(source: ClassWithTimes | readonly AnyTiming[] | null | undefined): ClassTime[] {
  const bounds = getBounds(source)
  return getTimings(source).flatMap((timing) => {
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

function getBounds(
  source: ClassWithTimes | readonly AnyTiming[] | null | undefined,
): Pick<ClassTime, 'starts' | 'ends'> {
  if (!source || !('timings' in source || 'teacher_class_timings' in source)) return {}
  const [starts, ends] = [readBound(source.starts), readBound(source.ends)]
  return { ...(starts && { starts }), ...(ends && { ends }) }
}

function readBound(day: unknown): WallDay | undefined {
  return typeof day === 'string' ? parseWallDay(day) : undefined
}

function getTimings(source: ClassWithTimes | readonly AnyTiming[] | null | undefined): readonly AnyTiming[] {
  if (!source) return []
  if ('timings' in source) return source.timings ?? []
  if ('teacher_class_timings' in source) return source.teacher_class_timings ?? []
  return source
}

export type CourseTime = {
  id: number | undefined
  /** Undefined if the backend doesn’t send it. */
  courseId?: number
  courseName: string
  from: string
  to: string
  /** Empty if agreed with the teacher. */
  days: Weekday[]
}

/** Reads a student’s `class_course_data`, a list or a JSON list, one entry per time; anything else is read as empty. */
export function readCourseTimes(data: unknown): CourseTime[] {
  return parseList(data).flatMap((course) => {
    const { course_id: courseId, course_name: courseName, timings } = toRecord(course)
    return parseList(timings).flatMap((timing) => readTime(timing, { courseId, courseName }))
  })
}

/** Reads a teacher’s `class_timings`, as tolerant as `readCourseTimes`. */
export function readTeacherTimes(data: unknown): CourseTime[] {
  return parseList(data).flatMap((timing) => {
    const { course_id: courseId, course_name: courseName } = toRecord(timing)
    return readTime(timing, { courseId, courseName })
  })
}

function readTime(timing: unknown, { courseId, courseName }: { courseId: unknown; courseName: unknown }): CourseTime[] {
  const { id, from, to, days } = toRecord(timing)
  if (typeof from !== 'string' || typeof to !== 'string') return []
  return [
    {
      id: typeof id === 'number' ? id : undefined,
      ...(typeof courseId === 'number' && { courseId }),
      courseName: typeof courseName === 'string' ? courseName : '',
      from: normalizeWallTime(from),
      to: normalizeWallTime(to),
      days: readWeekdays(days),
    },
  ]
}

function toRecord(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}

function parseList(data: unknown): unknown[] {
  if (Array.isArray(data)) return data
  if (typeof data !== 'string') return []
  try {
    const parsed: unknown = JSON.parse(data)
    return Array.isArray(parsed) ? parsed : []
  } catch {
    return []
  }
}

/**
 * Classes in which the student’s teachers teach the allotted courses; all classes of those teachers if the backend
 * doesn’t list the courses of a class.
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

/** The times to check of a moved lesson: the new ones on the new day; for all lessons, weekly from then on. */
export function toLessonConflictQuery({ classId, timingId, scope, to }: LessonChangeForm): ClashQuestion | undefined {
  const day = parseWallDay(to?.day ?? '')
  if (!to || !day) return undefined
  const times = [{ from: to.from, to: to.to, days: [weekdayOf(day)] }]
  return { classId, timingId, times, starts: day, ends: scope === 'one' ? day : null }
}
