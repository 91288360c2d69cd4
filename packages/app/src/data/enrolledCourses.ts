import { useLingui } from '@lingui/react/macro'
import { unwrap } from '@maktab/client/unwrap'
import { useQuery } from '@tanstack/react-query'
import { client } from './client.ts'
import { useRemote } from './useRemote.ts'

/** The courses of the student who is signed in. */
export function useEnrolledCourses() {
  const { t } = useLingui()
  return useRemote(
    useQuery({
      queryKey: ['enrolledCourses'],
      queryFn: ({ signal }) => unwrap(client.GET('/student/get-std-courses', { signal })),
      select: ({ courses }) => courses,
    }),
    { refused: t`Error fetching courses`, unreached: t`Error fetching courses` },
  )
}

/** One of them, as soon as it is known, and the list that it is in. */
export function useEnrolledCourse(courseId: number) {
  const courses = useEnrolledCourses()
  return { courses, course: courses.state === 'ready' ? courses.data.find(({ id }) => id === courseId) : undefined }
}
