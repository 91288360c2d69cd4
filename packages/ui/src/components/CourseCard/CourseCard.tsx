import type { Course } from '@maktab/contract/schema'
import type { ReactNode } from 'react'
import type { DiscountedPrice } from '#lib/money/discounts.ts'
import { Bdi } from '../Bdi/Bdi.tsx'
import { useTextAttributes } from '../Bdi/useTextAttributes.ts'
import { CoursePicture } from '../CoursePicture/CoursePicture.tsx'
import { Inline } from '../Inline/Inline.tsx'
import { LongText } from '../LongText/LongText.tsx'
import { CoursePrice } from '../PriceTag/CoursePrice.tsx'
import { Text } from '../Text/Text.tsx'
import { TextLink } from '../TextLink/TextLink.tsx'
import { Actions, Article, Body } from './CourseCard.styles.ts'

/** A price that nobody told is none, which is not the same as free. */
export type CourseCardData = Omit<Course, 'price'> & { price?: number }

type CourseCardProps = {
  course: CourseCardData
  /** A picture that was chosen and isn’t sent yet. */
  chosenPicture?: File | null
  /** What whoever looks pays in place of its price. */
  discountedPrice?: DiscountedPrice | undefined
  /** Where somebody stands with the course, below what it is. */
  status?: ReactNode
  /** The buttons in the card's foot. */
  children?: ReactNode
  /** Where it stands among the page's headings. */
  headingLevel?: 2 | 3
  /** The page of the course, where it has one. */
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
  const tongueOf = useTextAttributes()
  const Heading = `h${headingLevel}` as const
  return (
    <Article>
      <CoursePicture id={course.id} name={course.name} url={course.image} file={chosenPicture} />
      <Body>
        <Heading {...tongueOf(course.name, course.description)}>
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
              <CoursePrice price={course.price} pricing={course.pricing} own={discountedPrice} />
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
