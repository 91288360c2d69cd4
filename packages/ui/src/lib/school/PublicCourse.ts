import type { Course, FrontPageAnswer } from '@maktab/contract/schema'

export type FrontPageCourse = FrontPageAnswer['courses'][number]

/** A course with the additional details that visitors see on the front page. */
export type PublicCourse = Course & Pick<FrontPageCourse, 'languages' | 'outlines'>

/** Adds the front page’s details to courses; empty ones if the backend doesn’t send them. */
export function toPublicCourses(
  courses: readonly Course[],
  details: readonly FrontPageCourse[] | undefined,
): readonly PublicCourse[] {
  const byId = new Map(details?.map((course) => [course.id, course]))
  return courses.map((course) => {
    const { languages = [], outlines = [] } = byId.get(course.id) ?? {}
    return { ...course, languages, outlines }
  })
}
