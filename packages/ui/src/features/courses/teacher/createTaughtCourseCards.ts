import type { Course, TeacherCourse } from '@maktab/contract/schema'
import type { CourseCardData } from '#components/CourseCard/CourseCard.tsx'
import { type Remote, ready, mergeStaleState } from '#remote.ts'

/**
 * A teacher’s courses as cards: data missing from the teacher’s list comes from the list of all courses (decision 12),
 * which is awaited only if something is missing.
 */
export function createTaughtCourseCards(
  assigned: Remote<readonly TeacherCourse[]>,
  all: Remote<readonly Course[]>,
): Remote<CourseCardData[]> {
  if (assigned.state !== 'ready') return assigned
  const isWhole = assigned.data.every(({ course }) => DETAIL_FIELDS.every((field) => course[field] !== undefined))
  if (!isWhole && all.state !== 'ready') return all
  const coursesById = new Map(all.state === 'ready' ? all.data.map((course) => [course.id, course]) : [])
  const taught = ready(
    assigned.data.map(({ course }) => ({
      ...emptyDetails,
      ...coursesById.get(course.id),
      ...Object.fromEntries(Object.entries(course).filter(([, value]) => value !== undefined)),
      id: course.id,
      name: course.name,
    })),
  )
  return mergeStaleState(taught, assigned, all)
}

const DETAIL_FIELDS = ['description', 'price', 'course_duration', 'image'] as const
const emptyDetails = { description: null, course_duration: null, image: null }
