import type { OwnCourseAttendance } from '@maktab/contract/schema'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { getAttendancePercent } from '#lib/lessons/countAttendance.ts'
import { Bdi } from '../Bdi/Bdi.tsx'
import { BlockBdi } from '../Bdi/BlockBdi.ts'
import { Grid } from '../Grid/Grid.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { Text } from '../Text/Text.tsx'
import { TextLink } from '../TextLink/TextLink.tsx'
import { ProgressRing } from './ProgressRing.tsx'
import { styled } from 'styled-components'
import { tokens } from '#theme/tokens.ts'

const Item = styled.li`
  position: relative;
  display: flex;
  gap: ${tokens.space[4]};
  align-items: center;
  min-inline-size: 0;
  padding: ${tokens.space[4]};
  border: 1px solid ${tokens.color.border};
  border-radius: ${tokens.radius.lg};
  background: ${tokens.color.surface};
  break-inside: avoid;

  &:has(a):hover {
    border-color: ${tokens.color.borderStrong};
    background: ${tokens.color.surfaceHover};
  }
  /* The link’s name is that of the course; its target is the card. */
  a::after {
    position: absolute;
    inset: 0;
    border-radius: ${tokens.radius.lg};
    content: '';
  }
  a {
    position: static;
    min-block-size: 0;
    color: inherit;
    text-decoration: none;
  }
  a[data-focus-visible] {
    outline: none;
  }
  a[data-focus-visible]::after {
    outline: 2px solid ${tokens.color.focus};
    outline-offset: 2px;
  }
`

type CourseProgressProps = {
  label: string
  courses: readonly OwnCourseAttendance[]
  /** Where the days of a course are; without it they stand below. */
  getHref?: ((courseId: number) => string) | undefined
}

/** Of each course how often one was there, and how far it has come: a ring for the eye, and the same in words. */
export function CourseProgress({ label, courses, getHref }: CourseProgressProps) {
  return (
    <Grid as="ul" minColumn="19rem" keepsEmpty gap="medium" role="list" aria-label={label}>
      {courses.map((course) => (
        <OneCourse key={course.id} course={course} href={getHref?.(course.id)} />
      ))}
    </Grid>
  )
}

function OneCourse({ course, href }: { course: OwnCourseAttendance; href: string | undefined }) {
  const { t, i18n } = useLingui()
  const { name, present, absent, held, outlines } = course
  const marked = present + absent
  const [attended, lesson, lessons] = [present, Math.min(held, outlines), outlines].map((count) => i18n.number(count))
  return (
    <Item>
      <ProgressRing percent={marked === 0 ? undefined : getAttendancePercent({ present, marked })} />
      <Stack gap="x-small" breaksWords>
        <Text weight="semibold" leading="label">
          {href === undefined ? (
            <BlockBdi>{name}</BlockBdi>
          ) : (
            <TextLink href={href} aria-label={t`Attendance in ${name}`}>
              <Bdi>{name}</Bdi>
            </TextLink>
          )}
        </Text>
        <Text tone="muted" size="sm">
          {marked === 0 ? (
            <Trans>Nothing marked yet</Trans>
          ) : (
            <Plural
              value={marked}
              one={`${attended} of # lesson attended`}
              other={`${attended} of # lessons attended`}
            />
          )}
        </Text>
        {Math.min(held, outlines) > 0 && <Text tone="muted" size="sm">{t`Lesson ${lesson} of ${lessons}`}</Text>}
      </Stack>
    </Item>
  )
}
