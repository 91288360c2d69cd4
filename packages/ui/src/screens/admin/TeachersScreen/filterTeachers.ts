import type { components } from '@maktab/contract/schema'
import { teacherTimes } from '../../../model/courseTimes.ts'
import type { Remote } from '../../../remote.ts'
import { mapRemote, withDoubtOf } from '../../../remote.ts'

type Schemas = components['schemas']

export type TeacherFilter = { courseId?: number | undefined; studentId?: number | undefined }

type Lists = {
  teachers: Remote<Schemas['Teacher'][]>
  courses: Remote<Schemas['Course'][]>
  allotments: Remote<Schemas['Allotment'][]>
}

/**
 * The teachers that a filter leaves (decision 10). With course and student the server has filtered already. By a
 * student alone: those who were allotted to the student. By a course alone: those who offer times for it or were
 * allotted for it, so that a student chosen too only ever leaves fewer.
 */
export function filterTeachers(
  { teachers, courses, allotments }: Lists,
  { courseId, studentId }: TeacherFilter,
): Remote<Schemas['Teacher'][]> {
  if ((courseId === undefined) === (studentId === undefined)) return teachers
  if (allotments.state !== 'ready') return allotments
  const allotted = new Set(
    allotments.data
      .filter(({ course, student }) => (courseId === undefined ? student.id === studentId : course.id === courseId))
      .map(({ teacher }) => teacher.id),
  )
  const known = withDoubtOf(teachers, allotments)
  if (courseId === undefined) return mapRemote(known, (all) => all.filter(({ id }) => allotted.has(id)))
  if (courses.state !== 'ready') return courses
  const name = courses.data.find(({ id }) => id === courseId)?.name
  const offers = (teacher: Schemas['Teacher']) =>
    teacherTimes(teacher.class_timings).some(({ courseName }) => courseName === name)
  return mapRemote(withDoubtOf(known, courses), (all) =>
    all.filter((teacher) => allotted.has(teacher.id) || offers(teacher)),
  )
}
