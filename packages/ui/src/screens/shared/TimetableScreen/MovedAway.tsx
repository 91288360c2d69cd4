import type { Lesson } from '@maktab/contract/schema'
import { Trans } from '@lingui/react/macro'
import { useLocale } from 'react-aria-components/I18nProvider'
import { Bdi } from '#components/Bdi/Bdi.tsx'
import type { Clocks } from '#model/Clocks.ts'
import { formatDayName } from '#model/dayName.ts'
import { formatWallTime, wallTimeOf } from '#model/wallTime.ts'
import { placeOf } from './placeOf.ts'
import { Nothing } from './TimetableScreen.styles.ts'
import { keyOf } from './weekLayout.ts'

type MovedAwayProps = { lessons: readonly Lesson[]; clocks: Clocks }

/** Where the lessons went that were planned for a day: who looks for them there finds the way. */
export function MovedAway({ lessons, clocks }: MovedAwayProps) {
  const { locale } = useLocale()
  return (
    <div>
      {lessons.map((lesson) => {
        const { day, from } = placeOf(lesson, clocks)
        const to = <Bdi>{formatDayName(day, locale)}</Bdi>
        const time = <Bdi>{formatWallTime(wallTimeOf(from), locale)}</Bdi>
        const title = <Bdi>{lesson.title}</Bdi>
        return (
          <Nothing key={keyOf(lesson)}>
            <Trans>
              {title}: moved to {to}, {time}
            </Trans>
          </Nothing>
        )
      })}
    </div>
  )
}
