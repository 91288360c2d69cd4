import { useQueryClient } from '@tanstack/react-query'
import { readOptions } from '../calls/readOptions.ts'
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

/** Asks for all students when they are needed, unless they are here; undefined where they can’t be had. */
export function useStudentsOnDemand() {
  const queries = useQueryClient()
  return () =>
    queries.fetchQuery(readOptions('listStudents')).then(
      ({ students }) => students,
      () => undefined,
    )
}
