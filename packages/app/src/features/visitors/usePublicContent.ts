import { type PublicCourse, type PublicTeacher, toPublicCourses } from '@maktab/ui/lib/school/PublicCourse'
import type { TranslatedPolicy } from '@maktab/ui/lib/school/schoolTexts'
import type { Remote } from '@maktab/ui/remote'
import { useOptionalQuery } from '#api/optionalOperations.ts'
import { useCoursesForRegistration } from '../courses/courseQueryHooks.ts'

type PublicContent = {
  courses: Remote<readonly PublicCourse[]>
  policies: readonly TranslatedPolicy[]
  /** Teachers with a public profile, of one course if given. */
  teachers: readonly PublicTeacher[]
}

/** The public content of the school, with all details of one course if given; falls back to the list of courses. */
export function usePublicContent(course?: number): PublicContent {
  const courses = useCoursesForRegistration()
  const frontPage = useOptionalQuery('getFrontPage', course === undefined ? {} : { query: { course } })
  const content = frontPage?.state === 'ready' ? frontPage.data : undefined
  return {
    courses:
      courses.state !== 'ready'
        ? courses
        : frontPage?.state === 'loading'
          ? { state: 'loading' }
          : { ...courses, data: toPublicCourses(courses.data, content?.courses) },
    policies: content?.policies ?? [],
    teachers: content?.teachers ?? [],
  }
}
