import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import type { OwnPrice } from '#model/ownPrice.ts'
import { from } from '#theme/breakpoints.ts'
import { tokens } from '#theme/tokens.ts'
import { type ShownCourse, CourseCard } from '../CourseCard/CourseCard.tsx'
import { LoadingRegion, SkeletonCard } from '../Skeleton/Skeleton.tsx'

/** One column on small, 2 on sm, 3 on lg, 4 on xl (1§9). */
const Grid = styled.ul`
  display: grid;
  gap: ${tokens.space[5]};
  grid-template-columns: minmax(0, 1fr);

  ${from('sm')} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  ${from('lg')} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }

  ${from('xl')} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }

  > li {
    display: grid;
  }
`

type CourseGridProps<Course> = {
  courses: readonly Course[]
  /** What whoever looks pays in place of a price. */
  getOwnPrice?: (course: Course) => OwnPrice | undefined
  /** Where somebody stands with a course. */
  getStatus?: (course: Course) => ReactNode
  /** The buttons in a card's foot. */
  getActions?: (course: Course) => ReactNode
  /** Where the names of the courses stand among the page's headings. */
  headingLevel?: 2 | 3
}

/** Courses as cards. */
export function CourseGrid<Course extends ShownCourse>({
  courses,
  getOwnPrice,
  getStatus,
  getActions,
  headingLevel = 2,
}: CourseGridProps<Course>) {
  return (
    <Grid>
      {courses.map((course) => (
        <li key={course.id}>
          <CourseCard
            course={course}
            headingLevel={headingLevel}
            ownPrice={getOwnPrice?.(course)}
            status={getStatus?.(course)}
          >
            {getActions?.(course)}
          </CourseCard>
        </li>
      ))}
    </Grid>
  )
}

const cards = ['one', 'two', 'three', 'four']

export function CourseGridLoading() {
  const { t } = useLingui()
  return (
    <LoadingRegion label={t`Loading courses`}>
      <Grid as="div">
        {cards.map((card) => (
          <SkeletonCard key={card} />
        ))}
      </Grid>
    </LoadingRegion>
  )
}
