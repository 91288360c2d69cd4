import type { Weekday } from '@maktab/calendar/WallDay'
import type { Course } from '@maktab/contract/schema'
import { type Struct, array, define, refine } from 'superstruct'
import { isDeepEqual } from '#forms/formValues.ts'
import { encodeRule, requiredChoice } from '#forms/rules.ts'
import { timeRangeWithDays } from '#forms/timeRules.ts'
import type { CourseTime } from '#lib/lessons/readClassTimes.ts'
import { toTimeRequest } from '#lib/time/wallTime.ts'

type Timing = { from: string; to: string; days: Weekday[] }

/** A course with the times at which a person would like to learn or teach it. */
export type CourseTimeValues = { course_id: string | null; timings: Timing[] }

export const newTiming = (): Timing => ({ from: '', to: '', days: [] })
export const newCourseTimes = (): CourseTimeValues => ({ course_id: null, timings: [newTiming()] })

const isBlank = (timing: Timing) => isDeepEqual(timing, newTiming())
const isFilled = (block: CourseTimeValues) => !isDeepEqual(block, newCourseTimes())

type CourseTimeRules = {
  /** Courses that can be chosen. */
  offered: readonly Course[]
  /** Whether a course needs a time; otherwise a blank time counts as none. */
  needsTimes: boolean
}

/** Blocks of courses; an untouched block counts as none. */
export function courseTimeBlocks({ offered, needsTimes }: CourseTimeRules): Struct<CourseTimeValues[]> {
  const isOffered = (id: string | null) => offered.some((course) => String(course.id) === id)
  const course = refine(
    requiredChoice(),
    'offered',
    (id) => id === null || isOffered(id) || encodeRule({ rule: 'required' }),
  )
  const time = timeRangeWithDays()
  return refine(array(define<CourseTimeValues>('block', () => true)), 'blocks', function* (blocks, { path }) {
    for (const [index, block] of blocks.entries()) {
      if (!isFilled(block)) continue
      for (const { message } of failuresOf(course, block.course_id)) {
        yield { path: [...path, index, 'course_id'], message }
      }
      for (const [at, timing] of block.timings.entries()) {
        if (isBlank(timing) && !needsTimes) continue
        for (const { path: field, message } of failuresOf(time, timing)) {
          yield { path: [...path, index, 'timings', at, ...field], message }
        }
      }
    }
  })
}

function failuresOf<Value>(struct: Struct<Value>, value: unknown) {
  const [error] = struct.validate(value)
  return error?.failures() ?? []
}

/** The courses of a request, and the index of the block of each, for the server’s errors. */
export function toCourseRequests(blocks: readonly CourseTimeValues[]) {
  return blocks.filter(isFilled).map(({ course_id, timings }) => ({
    course_id: Number(course_id),
    timings: timings.filter((timing) => !isBlank(timing)).map(toTimeRequest),
  }))
}

/** Maps a server field to the form’s, since untouched blocks are not sent. */
export function toCourseField(blocks: readonly CourseTimeValues[]): (field: string) => string {
  const indexes = blocks.flatMap((block, index) => (isFilled(block) ? [index] : []))
  return (field) =>
    field.replace(/^courses\[(\d+)\]/, (sent, index) => {
      const place = indexes[Number(index)]
      return place === undefined ? sent : `courses[${place}]`
    })
}

/** The blocks of a person’s current times; those of courses that are no longer offered can’t be edited. */
export function toCourseTimeValues(times: readonly CourseTime[], offered: readonly Course[]): CourseTimeValues[] {
  const timesByCourse = new Map<string, Timing[]>()
  for (const { courseId, courseName, from, to, days } of times) {
    const course = offered.find(({ id, name }) => (courseId === undefined ? name === courseName : id === courseId))
    if (!course) continue
    const id = String(course.id)
    timesByCourse.set(id, [...(timesByCourse.get(id) ?? []), { from, to, days }])
  }
  const blocks = [...timesByCourse].map(([course_id, timings]) => ({ course_id, timings }))
  return blocks.length > 0 ? blocks : [newCourseTimes()]
}
