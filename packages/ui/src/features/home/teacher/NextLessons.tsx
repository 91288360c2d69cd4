import type { Lesson } from '@maktab/contract/schema'
import { Trans } from '@lingui/react/macro'
import { useId } from 'react'
import { Bdi } from '#components/Bdi/Bdi.tsx'
import { Inline } from '#components/Inline/Inline.tsx'
import { LessonHours } from '#components/NextLesson/NextLessonParts.tsx'
import { Stack } from '#components/Stack/Stack.tsx'
import { Card } from '#components/Surface/Surface.tsx'
import { Text } from '#components/Text/Text.tsx'
import { TextLink } from '#components/TextLink/TextLink.tsx'
import { getLessonKey } from '#lib/lessons/upcomingLessons.ts'
import { useToday } from '#providers/ClockProvider.tsx'
import type { Remote } from '#remote.ts'

const MAX_SHOWN = 5

type NextLessonsProps = {
  /** Lessons of the next seven days, including cancelled ones; undefined if the backend has no timetable. */
  lessons: Remote<readonly Lesson[]> | undefined
  timetableHref: string
}

/** The next lessons after today. Shows nothing until they have loaded, as today’s lessons report a failure. */
export function NextLessons({ lessons, timetableHref }: NextLessonsProps) {
  const today = useToday()
  const titleId = useId()
  if (lessons?.state !== 'ready') return null
  const upcoming = lessons.data
    .filter(({ heldOn, state }) => heldOn > today && state !== 'cancelled')
    .toSorted((one, other) => Date.parse(one.starts.at) - Date.parse(other.starts.at))
  if (upcoming.length === 0) return null
  return (
    <Card aria-labelledby={titleId}>
      <Inline gap="large" rowGap="x-small" align="baseline" justify="space-between">
        <h2 id={titleId}>
          <Trans>Next lessons</Trans>
        </h2>
        <TextLink href={timetableHref}>
          <Trans>See the week</Trans>
        </TextLink>
      </Inline>
      <Stack as="ul" gap="large">
        {upcoming.slice(0, MAX_SHOWN).map((lesson) => (
          <li key={getLessonKey(lesson)}>
            <Text as="strong" weight="semibold" breaksWords>
              <Bdi>{lesson.title}</Bdi>
            </Text>
            <LessonHours lesson={lesson} day="short" />
          </li>
        ))}
      </Stack>
    </Card>
  )
}
