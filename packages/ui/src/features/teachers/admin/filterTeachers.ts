import type { Allotment, Teacher } from '@maktab/contract/schema'
import { type Remote, mapRemote, mergeStaleState } from '#remote.ts'

export type TeacherFilter = { courseId?: number | undefined; studentId?: number | undefined }

type Lists = { teachers: Remote<Teacher[]>; allotments: Remote<Allotment[]> }

/**
 * The teachers that a student alone leaves (decision 10): those who were allotted to the student. With a course they are
 * filtered before they come here.
 */
export function filterTeachers(
  { teachers, allotments }: Lists,
  { courseId, studentId }: TeacherFilter,
): Remote<Teacher[]> {
  if (courseId !== undefined || studentId === undefined) return teachers
  if (allotments.state !== 'ready') return allotments
  const own = allotments.data.filter(({ student }) => student.id === studentId)
  const allotted = new Set(own.map(({ teacher }) => teacher.id))
  return mapRemote(mergeStaleState(teachers, allotments), (all) => all.filter(({ id }) => allotted.has(id)))
}
