import type { components } from '@maktab/contract/schema'
import { teacherTimes } from '../../../model/courseTimes.ts'
import type { Remote } from '../../../remote.ts'
import { mapRemote, withDoubtOf } from '../../../remote.ts'

type ScheduledClass = components['schemas']['ScheduledClass']
type Teacher = components['schemas']['Teacher']
type Course = components['schemas']['Course']

export type ClassFilter = { teacherId?: number | undefined; courseId?: number | undefined }

type Lists = { classes: Remote<ScheduledClass[]>; teachers: Remote<Teacher[]>; courses: Remote<Course[]> }

/**
 * The classes that a filter leaves (decision 10). With teacher and course the server has filtered already. A class of
 * this list carries no courses: by a course alone it leaves the classes of all who teach that course.
 */
export function filterClasses(
  { classes, teachers, courses }: Lists,
  { teacherId, courseId }: ClassFilter,
): Remote<ScheduledClass[]> {
  if (teacherId !== undefined && courseId !== undefined) return classes
  if (teacherId !== undefined) return mapRemote(classes, (all) => all.filter(isOf([teacherId])))
  if (courseId === undefined) return classes
  if (teachers.state !== 'ready') return teachers
  if (courses.state !== 'ready') return courses
  const name = courses.data.find(({ id }) => id === courseId)?.name
  const teaching = teachers.data.filter((teacher) =>
    teacherTimes(teacher.class_timings).some(({ courseName }) => courseName === name),
  )
  return mapRemote(withDoubtOf(classes, teachers, courses), (all) => all.filter(isOf(teaching.map(({ id }) => id))))
}

/** The number of a record may come as text. */
function isOf(teacherIds: readonly number[]) {
  const wanted = new Set(teacherIds.map(String))
  return ({ teacherID }: ScheduledClass) => wanted.has(String(teacherID))
}
