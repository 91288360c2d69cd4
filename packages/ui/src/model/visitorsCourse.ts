import type { Course, FrontPageAnswer } from '@maktab/contract/schema'

export type ShownCourse = FrontPageAnswer['courses'][number]

/** A course with what the school shows of it to visitors beside the list. */
export type VisitorsCourse = Course & Pick<ShownCourse, 'languages' | 'outlines'>

/** Courses with what is told of them; a backend that tells nothing more leaves them as the list has them. */
export function visitorsCourses(
  courses: readonly Course[],
  shown: readonly ShownCourse[] | undefined,
): readonly VisitorsCourse[] {
  const byId = new Map(shown?.map((course) => [course.id, course]))
  return courses.map((course) => {
    const { languages = [], outlines = [] } = byId.get(course.id) ?? {}
    return { ...course, languages, outlines }
  })
}
