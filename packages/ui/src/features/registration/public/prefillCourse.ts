import { type RegistrationValues, isBlockFilled, newCourse } from './registration.schema.ts'

/** The form for somebody who comes from the page of a course: that one stands first, and what they chose before stays. */
export function prefillCourse(values: RegistrationValues, courseId: number | undefined): RegistrationValues {
  if (courseId === undefined) return values
  const id = String(courseId)
  const known = values.courses.find(({ course_id }) => course_id === id)
  const others = values.courses.filter((block) => block !== known && isBlockFilled(block))
  return { ...values, courses: [known ?? { ...newCourse(), course_id: id }, ...others] }
}
