import type { Course } from '@maktab/contract/schema'
import { Plural } from '@lingui/react/macro'
import { Bdi } from '../Bdi/Bdi.tsx'
import { BlockBdi } from '../Bdi/BlockBdi.ts'
import { useTextAttributes } from '../Bdi/useTextAttributes.ts'
import { CoursePicture } from '../CoursePicture/CoursePicture.tsx'
import { Inline } from '../Inline/Inline.tsx'
import { CoursePrice } from '../PriceTag/CoursePrice.tsx'
import { Text } from '../Text/Text.tsx'
import { DescriptionExcerpt, Body, Tile } from './CourseTile.styles.ts'
import { useTeachingLanguagesFormatter } from './useTeachingLanguagesFormatter.ts'

type CourseTileProps = {
  course: Course
  /** What those who teach it speak, as the school shows it. */
  languages: readonly string[]
  /** How many outlines the school shows of it. */
  outlines: number
  href: string
  /** Whether it is among the first that are seen of its page, so that its picture loads first. */
  isFirst?: boolean
  /** Where its name stands among the page’s headings. */
  headingLevel?: 2 | 3
}

/** A course as visitors see it among others: all of it leads to its page. */
export function CourseTile({ course, languages, outlines, href, isFirst = false, headingLevel = 3 }: CourseTileProps) {
  const tongueOf = useTextAttributes()
  const Heading = `h${headingLevel}` as const
  const taughtIn = useTeachingLanguagesFormatter()
  const { id, name, image, description, price, pricing, course_duration: duration } = course
  return (
    <Tile>
      <CoursePicture id={id} name={name} url={image} isFirst={isFirst} />
      <Body>
        <Heading {...tongueOf(name, description)}>
          <a href={href}>{name}</a>
        </Heading>
        <DescriptionExcerpt>{description && <BlockBdi>{description}</BlockBdi>}</DescriptionExcerpt>
        <Inline as="ul" gap="medium" rowGap="x-small" align="baseline" tone="muted" size="sm" breaksWords role="list">
          <li>
            <Text as="strong" tone="text" size="md" weight="semibold" isTabular>
              <CoursePrice price={price} pricing={pricing} />
            </Text>
          </li>
          {duration && (
            <li>
              <Bdi>{duration}</Bdi>
            </li>
          )}
          {outlines > 0 && (
            <li>
              <Plural value={outlines} one="# topic" other="# topics" />
            </li>
          )}
          {languages.length > 0 && <li>{taughtIn(languages)}</li>}
        </Inline>
      </Body>
    </Tile>
  )
}
