import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { DiscountedPrice } from '#lib/money/discounts.ts'
import { type CourseCardData, CourseCard } from '../CourseCard/CourseCard.tsx'
import { Grid } from '../Grid/Grid.tsx'
import { LoadingRegion, SkeletonCard } from '../Skeleton/Skeleton.tsx'
import { Stack } from '../Stack/Stack.tsx'

type CourseGridProps<Course> = {
  courses: readonly Course[]
  /** What whoever looks pays in place of a price. */
  getDiscountedPrice?: (course: Course) => DiscountedPrice | undefined
  /** Where somebody stands with a course. */
  getStatus?: (course: Course) => ReactNode
  /** The buttons in a card's foot. */
  getActions?: (course: Course) => ReactNode
  /** Where the names of the courses stand among the page's headings. */
  headingLevel?: 2 | 3
}

/** Courses as cards. */
export function CourseGrid<Course extends CourseCardData>({
  courses,
  getDiscountedPrice,
  getStatus,
  getActions,
  headingLevel = 2,
}: CourseGridProps<Course>) {
  return (
    <Grid as="ul" gap="x-large" columns={4}>
      {courses.map((course) => (
        <Stack as="li" key={course.id}>
          <CourseCard
            course={course}
            headingLevel={headingLevel}
            discountedPrice={getDiscountedPrice?.(course)}
            status={getStatus?.(course)}
          >
            {getActions?.(course)}
          </CourseCard>
        </Stack>
      ))}
    </Grid>
  )
}

const cards = ['one', 'two', 'three', 'four']

export function CourseGridLoading() {
  const { t } = useLingui()
  return (
    <LoadingRegion label={t`Loading courses`}>
      <Grid gap="x-large" columns={4}>
        {cards.map((card) => (
          <SkeletonCard key={card} />
        ))}
      </Grid>
    </LoadingRegion>
  )
}
