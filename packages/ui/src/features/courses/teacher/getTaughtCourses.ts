import type { Course, TeacherCourse } from '@maktab/contract/schema'
import type { CourseCardData } from '#components/CourseCard/CourseCard.tsx'
import { type Remote, ready, mergeStaleState } from '#remote.ts'

/**
 * A teacher’s courses as cards: data missing from the teacher’s list comes from the list of all courses (decision 12),
 * which is awaited only if something is missing.
 */
export function getTaughtCourses(
  assigned: Remote<readonly TeacherCourse[]>,
  all: Remote<readonly Course[]>,
): Remote<CourseCardData[]> {
  if (assigned.state !== 'ready') return assigned
  const isWhole = assigned.data.every(({ course }) => FACTS.every((fact) => course[fact] !== undefined))
  if (!isWhole && all.state !== 'ready') return all
  const known = new Map(all.state === 'ready' ? all.data.map((course) => [course.id, course]) : [])
  const taught = ready(
    assigned.data.map(({ course }) => ({
      ...unknown,
      ...known.get(course.id),
      ...Object.fromEntries(Object.entries(course).filter(([, fact]) => fact !== undefined)),
      id: course.id,
      name: course.name,
    })),
  )
  return mergeStaleState(taught, assigned, all)
}

const FACTS = ['description', 'price', 'course_duration', 'image'] as const
const unknown = { description: null, course_duration: null, image: null }
