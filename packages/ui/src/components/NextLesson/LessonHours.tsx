import type { Lesson } from '@maktab/contract/schema'
import { Trans } from '@lingui/react/macro'
import { useLocale } from 'react-aria-components/I18nProvider'
import { formatDayName } from '#lib/time/formatDayName.ts'
import { getLocalTime } from '#lib/time/getLocalTime.ts'
import { formatWallTime } from '#lib/time/wallTime.ts'
import { Bdi } from '../Bdi/Bdi.tsx'
import { Text } from '../Text/Text.tsx'
import { TimeText } from './NextLesson.styles.ts'

type LessonHoursProps = {
  lesson: Lesson
  /** Nothing where the day is said already. */
  dayWord?: string | undefined
}

/** When a lesson is by the school’s clocks and, where the viewer’s show another time, by theirs with their day. */
export function LessonHours({ lesson, dayWord }: LessonHoursProps) {
  const { locale } = useLocale()
  const own = getLocalTime(lesson)
  const hours = ({ from, to }: { from: string; to: string }) =>
    `${formatWallTime(from, locale)} – ${formatWallTime(to, locale)}`
  // The figures are kept apart from words that run from right to left.
  const words = ({ shift, day, ...times }: NonNullable<typeof own>) => (
    <>
      {shift !== 0 && `${formatDayName(day, locale)}, `}
      <Bdi>{hours(times)}</Bdi>
    </>
  )
  const ownWords = own && words(own)
  return (
    <>
      <TimeText>
        {dayWord === undefined ? (
          <Bdi>{hours(lesson)}</Bdi>
        ) : (
          <Trans>
            <Bdi>{dayWord}</Bdi>, <Bdi>{hours(lesson)}</Bdi>
          </Trans>
        )}
      </TimeText>
      {ownWords && (
        <Text tone="muted" size="sm">
          <Trans>{ownWords} for you</Trans>
        </Text>
      )}
    </>
  )
}
