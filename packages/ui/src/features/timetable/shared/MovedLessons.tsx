import type { Lesson } from '@maktab/contract/schema'
import { Trans } from '@lingui/react/macro'
import { useLocale } from 'react-aria-components/I18nProvider'
import { Bdi } from '#components/Bdi/Bdi.tsx'
import type { TimetableClock } from '#lib/time/TimetableClock.ts'
import { formatDayName } from '#lib/time/formatDayName.ts'
import { formatWallTime, toWallTime } from '#lib/time/wallTime.ts'
import { getLessonPlacement } from './getLessonPlacement.ts'
import { EmptyWeek } from './TimetableScreen.styles.ts'
import { getWeekLessonKey } from './layOutWeek.ts'

type MovedLessonsProps = { lessons: readonly Lesson[]; clocks: TimetableClock }

/** Where the lessons went that were planned for a day: who looks for them there finds the way. */
export function MovedLessons({ lessons, clocks }: MovedLessonsProps) {
  const { locale } = useLocale()
  return (
    <div>
      {lessons.map((lesson) => {
        const { day, from } = getLessonPlacement(lesson, clocks)
        const to = <Bdi>{formatDayName(day, locale)}</Bdi>
        const time = <Bdi>{formatWallTime(toWallTime(from), locale)}</Bdi>
        const title = <Bdi>{lesson.title}</Bdi>
        return (
          <EmptyWeek key={getWeekLessonKey(lesson)}>
            <Trans>
              {title}: moved to {to}, {time}
            </Trans>
          </EmptyWeek>
        )
      })}
    </div>
  )
}
