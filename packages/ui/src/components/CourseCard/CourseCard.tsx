import type { Course } from '@maktab/contract/schema'
import type { ReactNode } from 'react'
import type { DiscountedPrice } from '#lib/money/discounts.ts'
import { useTextAttributes } from '../Bdi/Bdi.tsx'
import { CoursePicture } from '../CoursePicture/CoursePicture.tsx'
import { CourseFacts } from '../CourseTile/CourseFacts.tsx'
import { LongText } from '../LongText/LongText.tsx'
import { Text } from '../Text/Text.tsx'
import { TextLink } from '../TextLink/TextLink.tsx'
import { css, styled } from 'styled-components'
import { mediaDown, tokens } from '#theme/tokens.ts'
import { useLingui } from '@lingui/react/macro'
import { Grid } from '../Grid/Grid.tsx'
import { LoadingRegion, SkeletonCard } from '../Skeleton/Skeleton.tsx'
import { Stack } from '../Stack/Stack.tsx'

/** On phones a small picture beside the text, as in the visitors' list. */
const rowOnPhones = css`
  ${mediaDown('sm')} {
    grid-template-rows: 1fr auto;
    grid-template-columns: 6.5rem minmax(0, 1fr);

    /* Crops the picture to the space beside the text. */
    > :first-child {
      aspect-ratio: auto;
      container-type: inline-size;
    }
    > :first-child img {
      position: absolute;
      inset: 0;
    }
    > [data-off-paper] {
      grid-column: 1 / -1;
      padding-block-start: ${tokens.space[3]};
      border-block-start: 1px solid ${tokens.color.border};
    }
  }
`

const Article = styled.article<{ $isRowOnPhones: boolean }>`
  display: grid;
  grid-template-rows: auto 1fr auto;
  container-type: inline-size;
  min-inline-size: 0;
  overflow: hidden;
  border: 1px solid ${tokens.color.border};
  border-radius: ${tokens.radius.lg};
  background: ${tokens.color.surface};
  ${({ $isRowOnPhones }) => $isRowOnPhones && rowOnPhones}
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
  /** Languages of its teachers, as the school publishes them. */
  languages?: readonly string[] | undefined
  /** Enrolment status, below the details. */
  status?: ReactNode
  /** Buttons in the card's footer. */
  children?: ReactNode
  /** Heading level of the course name. */
  headingLevel?: 2 | 3
  /** Link to the course's page. */
  href?: string
  /** On phones, puts a small picture beside the text, for long lists. */
  isRowOnPhones?: boolean
}

/** A course as a card: picture, name, description, price and duration (1§2). */
export function CourseCard({
  course,
  chosenPicture = null,
  discountedPrice,
  languages,
  status,
  children,
  headingLevel = 2,
  href,
  isRowOnPhones = false,
}: CourseCardProps) {
  const getTextAttributes = useTextAttributes()
  const Heading = `h${headingLevel}` as const
  return (
    <Article $isRowOnPhones={isRowOnPhones}>
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
        <CourseFacts course={course} discountedPrice={discountedPrice} languages={languages} />
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
  /** Languages of a course's teachers, as the school publishes them. */
  getLanguages?: (course: Course) => readonly string[] | undefined
  /** Enrolment status. */
  getStatus?: (course: Course) => ReactNode
  /** Buttons in a card's footer. */
  getActions?: (course: Course) => ReactNode
  /** Heading level of the course names. */
  headingLevel?: 2 | 3
  /** On phones, puts a small picture beside the text, for long lists. */
  isRowOnPhones?: boolean
}

export function CourseGrid<Course extends CourseCardData>({
  courses,
  getDiscountedPrice,
  getLanguages,
  getStatus,
  getActions,
  headingLevel = 2,
  isRowOnPhones = false,
}: CourseGridProps<Course>) {
  return (
    <Grid as="ul" gap="x-large" columns={4}>
      {courses.map((course) => (
        <Stack as="li" key={course.id}>
          <CourseCard
            course={course}
            headingLevel={headingLevel}
            isRowOnPhones={isRowOnPhones}
            discountedPrice={getDiscountedPrice?.(course)}
            languages={getLanguages?.(course)}
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
