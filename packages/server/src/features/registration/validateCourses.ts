import type { Database } from '#database/openDatabase.ts'
import type { FieldErrors } from '#lib/HttpError.ts'
import { message } from '#i18n/message.ts'
import { validateTimes } from '#validation/validateDates.ts'
import { readActiveCourseNames } from '../courses/courseHandlers.ts'

type ChosenCourse = { id: number; timings: Parameters<typeof validateTimes>[0] }
/** The body's fields of the list of courses and, in each course, of its id. */
type Fields = { list: string; id: string }

/** Validates the courses of a registration: all must be offered, none may appear twice. Also returns their names. */
export async function validateCourses(database: Database, courses: readonly ChosenCourse[], { list, id }: Fields) {
  const names = await readActiveCourseNames(
    database,
    courses.map((course) => course.id),
  )
  const errors: FieldErrors = {}
  const visited = new Set<number>()
  for (const [index, { id: courseId, timings }] of courses.entries()) {
    const field = `${list}[${index}]`
    if (!names.has(courseId)) errors[`${field}.${id}`] = [message('This course no longer exists.')]
    else if (visited.has(courseId)) errors[`${field}.${id}`] = [message('This course is listed twice.')]
    visited.add(courseId)
    Object.assign(errors, validateTimes(timings, `${field}.timings`))
  }
  return { errors, names }
}
