import { type PublicCourse, toPublicCourses } from '@maktab/ui/lib/school/PublicCourse'
import type { Remote } from '@maktab/ui/remote'
import { useOptionalQuery } from '#api/optionalCalls.ts'
import { useCoursesForRegistration } from '../courses/courses.ts'

type ForVisitors = {
  courses: Remote<readonly PublicCourse[]>
  policies: readonly { title: string; description: string }[]
}

/** What the school shows visitors, of one course all that it shows; where it can’t tell more, what the list of courses says. */
export function usePublicContent(course?: number): ForVisitors {
  const courses = useCoursesForRegistration()
  const shown = useOptionalQuery('getFrontPage', course === undefined ? {} : { query: { course } })
  const told = shown?.state === 'ready' ? shown.data : undefined
  return {
    courses:
      courses.state !== 'ready'
        ? courses
        : shown?.state === 'loading'
          ? { state: 'loading' }
          : { ...courses, data: toPublicCourses(courses.data, told?.courses) },
    policies: told?.policies ?? [],
  }
}
