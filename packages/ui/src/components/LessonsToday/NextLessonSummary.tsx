import type { Lesson } from '@maktab/contract/schema'
import { Trans } from '@lingui/react/macro'
import { useLocale } from 'react-aria-components/I18nProvider'
import { useNow, useToday } from '#providers/ClockProvider.tsx'
import { findNextLesson } from '#lib/lessons/upcomingLessons.ts'
import { Bdi } from '../Bdi/Bdi.tsx'
import { LessonHours } from '../NextLesson/LessonHours.tsx'
import { getRelativeTime } from '#lib/time/getRelativeTime.ts'
import { Stack } from '../Stack/Stack.tsx'
import { Text } from '../Text/Text.tsx'

type NextLessonSummaryProps = {
  lessons: readonly Lesson[]
  /** Whether there were any today. */
  hadSome: boolean
}

/** Nothing is left today: what comes first after it. */
export function NextLessonSummary({ lessons, hadSome }: NextLessonSummaryProps) {
  const { locale } = useLocale()
  const now = useNow()
  const today = useToday()
  const next = findNextLesson(lessons, now)
  if (!next) {
    return (
      <p>
        {hadSome ? (
          <Trans>No more lessons in the next seven days.</Trans>
        ) : (
          <Trans>No lessons in the next seven days.</Trans>
        )}
      </p>
    )
  }
  return (
    <Stack gap="x-small" breaksWords>
      <p>{hadSome ? <Trans>No more lessons today. Next:</Trans> : <Trans>No lessons today. Next:</Trans>}</p>
      <Text as="strong" weight="semibold">
        <Bdi>{next.title}</Bdi>
      </Text>
      <LessonHours lesson={next} dayWord={getRelativeTime(next, { now, today, locale }).dayWord} />
    </Stack>
  )
}
