import type { Allotment, ScheduledClass } from '@maktab/contract/schema'

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
