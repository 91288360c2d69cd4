import { useLingui, Plural, Trans } from '@lingui/react/macro'
import { styled } from 'styled-components'
import { tokens } from '#theme/tokens.ts'
import type { Lesson, OwnCourseAttendance } from '@maktab/contract/schema'
import { getAttendancePercent } from '#lib/lessons/attendanceStatistics.ts'
import { getCourseLessonDays } from '#lib/lessons/outlinePath.ts'
import { useToday } from '#providers/ClockProvider.tsx'
import { Bdi, BlockBdi } from '../Bdi/Bdi.tsx'
import { Grid } from '../Grid/Grid.tsx'
import { CourseStage } from '../OutlinePath/CourseStage.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { Text } from '../Text/Text.tsx'
import { TextLink } from '../TextLink/TextLink.tsx'

const Root = styled.span`
  position: relative;
  display: grid;
  flex: none;
  place-items: center;
  inline-size: 3.5rem;
  block-size: 3.5rem;
  font-size: ${tokens.text.sm};
  font-weight: ${tokens.weight.semibold};
  font-variant-numeric: tabular-nums;
  line-height: 1;

  > svg {
    position: absolute;
    inset: 0;
  }
  circle {
    fill: none;
    stroke: ${tokens.color.surfaceSunken};
    stroke-width: 4;
  }
  circle + circle {
    stroke: ${tokens.color.brand};
    /* Starts at the top and fills in reading direction. */
    transform: rotate(-90deg);
    transform-origin: center;
  }
  [dir='rtl'] & svg {
    transform: scaleX(-1);
  }
  @media (forced-colors: active) {
    circle {
      stroke: GrayText;
      stroke-width: 1;
    }
    circle + circle {
      stroke: CanvasText;
      stroke-width: 4;
    }
  }
`

/** A percentage as a decorative ring, as the text beside it says the same. Empty if undefined. */
function ProgressRing({ percent }: { percent: number | undefined }) {
  const { i18n } = useLingui()
  return (
    <Root aria-hidden>
      <svg viewBox="0 0 40 40">
        <circle cx="20" cy="20" r="17" />
        {percent !== undefined && percent > 0 && (
          <circle cx="20" cy="20" r="17" pathLength="100" strokeDasharray={`${percent} 100`} />
        )}
      </svg>
      {percent === undefined ? '–' : i18n.number(percent / 100, { style: 'percent' })}
    </Root>
  )
}

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
  /* The whole card is the link's target. */
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
  /** Link to the attendance of a course; undefined if it is on the same page. */
  getHref?: ((courseId: number) => string) | undefined
  /** Lessons of the next days, which the path of a course shows. */
  lessons?: readonly Lesson[] | undefined
}

/** Attendance and progress of each course, as a ring and as text. */
export function CourseProgress({ label, courses, getHref, lessons }: CourseProgressProps) {
  return (
    <Grid as="ul" minColumn="19rem" keepsEmpty gap="medium" role="list" aria-label={label}>
      {courses.map((course) => (
        <CourseItem key={course.id} course={course} href={getHref?.(course.id)} lessons={lessons} />
      ))}
    </Grid>
  )
}

type CourseItemProps = {
  course: OwnCourseAttendance
  href: string | undefined
  lessons: readonly Lesson[] | undefined
}

function CourseItem({ course, href, lessons }: CourseItemProps) {
  const { t, i18n } = useLingui()
  const today = useToday()
  const { id, name, present, absent } = course
  const marked = present + absent
  const attended = i18n.number(present)
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
            <Trans>No attendance yet</Trans>
          ) : (
            <Plural
              value={marked}
              one={`${attended} of # lesson attended`}
              other={`${attended} of # lessons attended`}
            />
          )}
        </Text>
        <CourseStage progress={course} upcomingDays={getCourseLessonDays(lessons ?? [], id, today)} />
      </Stack>
    </Item>
  )
}
