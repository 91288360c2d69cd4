import { useApiQuery } from '#api/useApiQuery.ts'

/** All classes of the student who is signed in. */
export function useStudentClasses() {
  return useApiQuery('listStudentClasses', { select: ({ classes }) => classes })
}

/** The student’s classes of one course. */
export function useCourseClasses(courseId: number) {
  return useApiQuery('listCourseClasses', { params: { courseId }, select: ({ classes }) => classes })
}
