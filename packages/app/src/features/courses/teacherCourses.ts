import { useApiQuery } from '#api/useApiQuery.ts'

/** The courses that are assigned to the teacher who is signed in. */
export function useTeacherCourses() {
  return useApiQuery('listTeacherCourses', { select: ({ course }) => course })
}
