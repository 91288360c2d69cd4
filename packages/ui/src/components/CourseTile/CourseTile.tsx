import { styled } from 'styled-components'
import { mediaDown, mediaUp, tokens } from '#theme/tokens.ts'
import type { Course } from '@maktab/contract/schema'
import { BlockBdi, useTextAttributes } from '../Bdi/Bdi.tsx'
import { CoursePicture } from '../CoursePicture/CoursePicture.tsx'
import { CourseFacts } from './CourseFacts.tsx'

/** Responsive grid of tiles; on a phone each tile is a row with a small picture. */
export const CourseTileGrid = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[4]};

  ${mediaUp('sm')} {
    grid-template-columns: repeat(auto-fill, minmax(15rem, 1fr));
    gap: ${tokens.space[5]};
  }
  > li {
    display: grid;
    min-inline-size: 0;
  }
`

const Tile = styled.article`
  position: relative;
  display: grid;
  grid-template-columns: 6.5rem minmax(0, 1fr);
  min-inline-size: 0;
  overflow: hidden;
  border: 1px solid ${tokens.color.border};
  border-radius: ${tokens.radius.lg};
  background: ${tokens.color.surface};
  transition: border-color ${tokens.duration.quick};

  /* The whole tile is the link's target. */
  :is(h2, h3) a::after {
    position: absolute;
    inset: 0;
    border-radius: ${tokens.radius.lg};
    content: '';
  }
  :is(h2, h3) a {
    color: inherit;
    text-decoration: none;
    outline: none;
  }
  :is(h2, h3) a:focus-visible::after {
    outline: 2px solid ${tokens.color.focus};
    outline-offset: -3px;
  }
  &:hover {
    border-color: ${tokens.color.brand};
  }
  &:hover :is(h2, h3) {
    text-decoration: underline;
    text-decoration-thickness: 1px;
    text-underline-offset: 0.2em;
  }
  /* Crops the picture to the space beside the text. */
  > :first-child {
    aspect-ratio: auto;
    container-type: inline-size;
  }
  > :first-child img {
    position: absolute;
    inset: 0;
  }

  ${mediaUp('sm')} {
    grid-template-rows: auto 1fr;
    grid-template-columns: minmax(0, 1fr);

    > :first-child {
      aspect-ratio: 16 / 9;
    }
  }
`

const Body = styled.div`
  display: grid;
  grid-template-rows: auto 1fr auto;
  gap: ${tokens.space[2]};
  min-inline-size: 0;
  padding: ${tokens.space[4]};

  h2,
  h3 {
    display: -webkit-box;
    overflow: hidden;
    font-size: ${tokens.text.lg};
    overflow-wrap: anywhere;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 3;
  }
`

/** Beginning of the description; its page has all of it. */
const DescriptionExcerpt = styled.p`
  display: -webkit-box;
  align-self: start;
  overflow: hidden;
  color: ${tokens.color.textMuted};
  font-size: ${tokens.text.sm};
  overflow-wrap: anywhere;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 3;

  ${mediaDown('md')} {
    /* Beside the picture, only two or three words fit on a line. */
    -webkit-line-clamp: 6;
  }
`

type CourseTileProps = {
  course: Course
  /** Languages of its teachers, as the school publishes them. */
  languages: readonly string[]
  /** Names of its teachers, as the school publishes them. */
  teachers?: readonly string[] | undefined
  /** Number of published outlines. */
  outlines: number
  href: string
  /** Whether it is above the fold, so that its picture loads first. */
  isPriority?: boolean
  /** Heading level of the course name. */
  headingLevel?: 2 | 3
}

/** A course in the public list; the whole tile links to its page. */
export function CourseTile({
  course,
  languages,
  teachers,
  outlines,
  href,
  isPriority = false,
  headingLevel = 3,
}: CourseTileProps) {
  const getTextAttributes = useTextAttributes()
  const Heading = `h${headingLevel}` as const
  const { id, name, image, description } = course
  return (
    <Tile>
      <CoursePicture id={id} name={name} url={image} isPriority={isPriority} />
      <Body>
        <Heading {...getTextAttributes(name, description)}>
          <a href={href}>{name}</a>
        </Heading>
        <DescriptionExcerpt>{description && <BlockBdi>{description}</BlockBdi>}</DescriptionExcerpt>
        <CourseFacts course={course} languages={languages} teachers={teachers} outlines={outlines} />
      </Body>
    </Tile>
  )
}
