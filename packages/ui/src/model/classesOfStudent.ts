import type { Allotment, ScheduledClass } from '@maktab/contract/schema'

/** The classes in which the teachers of a student teach what the student is allotted for: who sits in a class no list tells. */
export function classesOfStudent(
  classes: readonly ScheduledClass[],
  allotments: readonly Allotment[],
): readonly ScheduledClass[] {
  const allotted = new Set(allotments.map(({ teacher, course }) => `${teacher.id} ${course.id}`))
  return classes.filter(({ teacherID, courses = [] }) => courses.some(({ id }) => allotted.has(`${teacherID} ${id}`)))
}
