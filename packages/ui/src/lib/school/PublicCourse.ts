import type { Course, FrontPageAnswer } from '@maktab/contract/schema'

export type FrontPageCourse = FrontPageAnswer['courses'][number]

/** A course with what the school shows of it to visitors beside the list. */
export type PublicCourse = Course & Pick<FrontPageCourse, 'languages' | 'outlines'>

/** Courses with what is told of them; a backend that tells nothing more leaves them as the list has them. */
export function toPublicCourses(
  courses: readonly Course[],
  shown: readonly FrontPageCourse[] | undefined,
): readonly PublicCourse[] {
  const byId = new Map(shown?.map((course) => [course.id, course]))
  return courses.map((course) => {
    const { languages = [], outlines = [] } = byId.get(course.id) ?? {}
    return { ...course, languages, outlines }
  })
}
