import { useApiQuery } from '#api/useApiQuery.ts'

/** The courses of the student who is signed in. */
export function useEnrolledCourses(enabled = true) {
  return useApiQuery('listEnrolledCourses', { enabled, select: ({ courses }) => courses })
}

/** One of them, as soon as it is known, and the list that it is in. */
export function useEnrolledCourse(courseId: number) {
  const courses = useEnrolledCourses()
  return { courses, course: courses.state === 'ready' ? courses.data.find(({ id }) => id === courseId) : undefined }
}
