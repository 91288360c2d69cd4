import type { Course, FrontPageAnswer } from '@maktab/contract/schema'

export type FrontPageCourse = FrontPageAnswer['courses'][number]

/** A teacher with a public profile. */
export type PublicTeacher = NonNullable<FrontPageAnswer['teachers']>[number]

/** A course with the additional details that visitors see on the front page. */
export type PublicCourse = Course &
  Pick<FrontPageCourse, 'languages' | 'outlines'> & { times: NonNullable<FrontPageCourse['times']> }

/** Adds the front page’s details to courses; empty ones if the backend doesn’t send them. */
export function toPublicCourses(
  courses: readonly Course[],
  details: readonly FrontPageCourse[] | undefined,
): readonly PublicCourse[] {
  const byId = new Map(details?.map((course) => [course.id, course]))
  return courses.map((course) => {
    const { languages = [], outlines = [], times = [] } = byId.get(course.id) ?? {}
    return { ...course, languages, outlines, times }
  })
}

/** What visitors filter courses by; an absent part doesn’t limit them. */
export type CourseFilter = { language?: string | undefined; level?: string | undefined }

/** The courses that fit a filter. Courses for all levels fit every level. */
export function filterCourses(
  courses: readonly PublicCourse[],
  { language, level }: CourseFilter,
): readonly PublicCourse[] {
  return courses.filter(
    (course) =>
      (language === undefined || course.languages.includes(language)) &&
      (level === undefined || course.level === level || course.level === 'any'),
  )
}
