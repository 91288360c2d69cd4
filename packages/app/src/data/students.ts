import { useRead } from '../calls/useRead.ts'

/** All students, or those of one course. */
export function useStudents(courseId?: number) {
  const isOfCourse = courseId !== undefined
  const all = useRead('listStudents', { select: ({ students }) => students, enabled: !isOfCourse })
  const ofCourse = useRead('filterStudents', {
    params: { courseId: courseId ?? 0 },
    select: ({ students }) => students,
    enabled: isOfCourse,
  })
  return isOfCourse ? ofCourse : all
}
