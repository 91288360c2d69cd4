import type { Course } from '@maktab/contract/schema'
import type { ReactNode } from 'react'
import type { DiscountedPrice } from '#lib/money/discounts.ts'
import { Bdi, useTextAttributes } from '../Bdi/Bdi.tsx'
import { CoursePicture } from '../CoursePicture/CoursePicture.tsx'
import { Inline } from '../Inline/Inline.tsx'
import { LongText } from '../LongText/LongText.tsx'
import { CoursePrice } from '../Money/Money.tsx'
import { Text } from '../Text/Text.tsx'
import { TextLink } from '../TextLink/TextLink.tsx'
import { styled } from 'styled-components'
import { tokens } from '#theme/tokens.ts'
import { useLingui } from '@lingui/react/macro'
import { Grid } from '../Grid/Grid.tsx'
import { LoadingRegion, SkeletonCard } from '../Skeleton/Skeleton.tsx'
import { Stack } from '../Stack/Stack.tsx'

const Article = styled.article`
  display: grid;
  grid-template-rows: auto 1fr auto;
  container-type: inline-size;
  min-inline-size: 0;
  overflow: hidden;
  border: 1px solid ${tokens.color.border};
  border-radius: ${tokens.radius.lg};
  background: ${tokens.color.surface};
`

const Body = styled.div`
  display: grid;
  align-content: start;
  gap: ${tokens.space[2]};
  min-inline-size: 0;
  padding: ${tokens.space[4]};

  h2,
  h3 {
    font-size: ${tokens.text.lg};
    overflow-wrap: anywhere;
  }
`

const Actions = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${tokens.space[2]};
  padding: 0 ${tokens.space[4]} ${tokens.space[4]};

  /* With an odd number, the first button gets its own line unless three fit side by side. */
  > :first-child:nth-last-child(odd) {
    grid-column: 1 / -1;
  }
  /* Two buttons take their natural width, or a line each. */
  &:has(> :nth-child(2):last-child) {
    display: flex;
    flex-wrap: wrap;

    > * {
      flex: 1 1 auto;
      white-space: nowrap;
    }
  }
  @container (min-inline-size: 19rem) {
    &:has(> :nth-child(2):last-child) > * {
      flex-grow: 0;
    }
    grid-template-columns: repeat(3, auto);
    justify-content: start;

    > :first-child:nth-last-child(odd) {
      grid-column: auto;
    }
  }
`

/** A missing price isn't shown, unlike 0, which is shown as free. */
export type CourseCardData = Omit<Course, 'price'> & { price?: number }

type CourseCardProps = {
  course: CourseCardData
  /** A chosen picture that isn't uploaded yet. */
  chosenPicture?: File | null
  /** The viewer's price, if discounted. */
  discountedPrice?: DiscountedPrice | undefined
  /** Enrolment status, below the details. */
  status?: ReactNode
  /** Buttons in the card's footer. */
  children?: ReactNode
  /** Heading level of the course name. */
  headingLevel?: 2 | 3
  /** Link to the course's page. */
  href?: string
}

/** A course as a card: picture, name, description, price and duration (1§2). */
export function CourseCard({
  course,
  chosenPicture = null,
  discountedPrice,
  status,
  children,
  headingLevel = 2,
  href,
}: CourseCardProps) {
  const getTextAttributes = useTextAttributes()
  const Heading = `h${headingLevel}` as const
  return (
    <Article>
      <CoursePicture id={course.id} name={course.name} url={course.image} file={chosenPicture} />
      <Body>
        <Heading {...getTextAttributes(course.name, course.description)}>
          {href === undefined ? course.name : <TextLink href={href}>{course.name}</TextLink>}
        </Heading>
        {course.description && (
          <Text as="div" tone="muted" size="sm">
            <LongText text={course.description} title={course.name} lines={3} />
          </Text>
        )}
        <Inline as="p" gap="medium" rowGap="x-small" align="baseline" tone="muted" size="sm">
          {course.price !== undefined && (
            <Text as="strong" tone="text" size="md" weight="semibold" isTabular>
              <CoursePrice price={course.price} pricing={course.pricing} discountedPrice={discountedPrice} />
            </Text>
          )}
          {course.course_duration && <Bdi>{course.course_duration}</Bdi>}
        </Inline>
        {status}
      </Body>
      {children && <Actions data-off-paper>{children}</Actions>}
    </Article>
  )
}

type CourseGridProps<Course> = {
  courses: readonly Course[]
  /** The viewer's price, if discounted. */
  getDiscountedPrice?: (course: Course) => DiscountedPrice | undefined
  /** Enrolment status. */
  getStatus?: (course: Course) => ReactNode
  /** Buttons in a card's footer. */
  getActions?: (course: Course) => ReactNode
  /** Heading level of the course names. */
  headingLevel?: 2 | 3
}

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
