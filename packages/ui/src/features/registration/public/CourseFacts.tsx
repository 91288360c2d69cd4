import type { Course } from '@maktab/contract/schema'
import { Bdi } from '#components/Bdi/Bdi.tsx'
import { CoursePrice } from '#components/PriceTag/CoursePrice.tsx'

/** What a course costs, and how long it lasts. */
export function CourseFacts({ course }: { course: Course }) {
  return (
    <>
      <CoursePrice price={course.price} pricing={course.pricing} />
      {course.course_duration && (
        <>
          {' · '}
          <Bdi>{course.course_duration}</Bdi>
        </>
      )}
    </>
  )
}
