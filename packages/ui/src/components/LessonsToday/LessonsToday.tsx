import type { Lesson } from '@maktab/contract/schema'
import { Trans, useLingui } from '@lingui/react/macro'
import { useId, useState } from 'react'
import { useLocale } from 'react-aria-components/I18nProvider'
import { useNow, useToday } from '#providers/ClockProvider.tsx'
import { formatDayName } from '#lib/time/isoDay.ts'
import { isLessonRemaining, filterLessonsToday, findNextLesson } from '#lib/lessons/upcomingLessons.ts'
import type { Remote } from '#remote.ts'
import { Button } from '../Button/Button.tsx'
import { Card } from '../Surface/Surface.tsx'
import { Inline } from '../Inline/Inline.tsx'
import { RemoteView } from '../RemoteView/RemoteView.tsx'
import { LoadingRegion, SkeletonLine } from '../Skeleton/Skeleton.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { Text } from '../Text/Text.tsx'
import { TextLink } from '../TextLink/TextLink.tsx'
import { LessonList, LessonRow, LoadingLines } from './LessonRow.tsx'
import { Bdi } from '../Bdi/Bdi.tsx'
import { LessonHours } from '../NextLesson/NextLessonParts.tsx'

/** A school can have hundreds of lessons a day; past ones are left out before later ones. */
const MAX_SHOWN = 8

export type LessonsTodayProps = {
  /**
   * Lessons of the next seven days, for administrators of today, including cancelled ones; undefined if the school has
   * no timetable (decision 16).
   */
  lessons: Remote<readonly Lesson[]> | undefined
  timetableHref: string
  /** Link to a class's register for a day, for teachers. Without it (administrators) the teacher is shown. */
  getRegisterHref?: (classId: number, day: string) => string
}

/** Today's lessons with links to join and to the register, and the next lesson if none is left. */
export function LessonsToday({ lessons, timetableHref, ...rest }: LessonsTodayProps) {
  const { t } = useLingui()
  const { locale } = useLocale()
  const today = useToday()
  const headId = useId()
  if (!lessons) return null
  const loading = (
    <LoadingRegion label={t`Loading today’s lessons`}>
      <LoadingLines>
        <SkeletonLine width="min(22rem, 90%)" />
        <SkeletonLine width="min(18rem, 75%)" />
        <SkeletonLine width="min(20rem, 80%)" />
      </LoadingLines>
    </LoadingRegion>
  )
  return (
    <Card aria-labelledby={headId}>
      <Inline gap="large" rowGap="x-small" align="baseline" justify="space-between">
        <h2 id={headId}>
          <Trans>Today’s lessons</Trans>{' '}
          <Text as="small" tone="muted" size="sm" weight="regular">
            {formatDayName(today, locale)}
          </Text>
        </h2>
        <TextLink href={timetableHref}>
          <Trans>See the week</Trans>
        </TextLink>
      </Inline>
      <RemoteView remote={lessons} loading={loading}>
        {(ready) => <ReadyLessons {...rest} lessons={ready} />}
      </RemoteView>
    </Card>
  )
}

type ReadyLessonsProps = Pick<LessonsTodayProps, 'getRegisterHref'> & { lessons: readonly Lesson[] }

function ReadyLessons({ lessons, getRegisterHref }: ReadyLessonsProps) {
  const [showsAll, setShowsAll] = useState(false)
  const now = useNow()
  const today = useToday()
  const todaysLessons = filterLessonsToday(lessons, { now, today })
  const firstRemaining = todaysLessons.findIndex((one) => isLessonRemaining(one, now))
  const count = todaysLessons.length
  const first = firstRemaining < 0 ? count - MAX_SHOWN : Math.min(firstRemaining, count - MAX_SHOWN)
  const isTruncated = !showsAll && count > MAX_SHOWN
  const shown = isTruncated ? todaysLessons.slice(first, first + MAX_SHOWN) : todaysLessons
  return (
    <>
      {count > 0 && (
        <LessonList>
          {shown.map((lesson) => (
            <LessonRow
              key={`${lesson.timingId} ${lesson.day}`}
              lesson={lesson}
              registerHref={getRegisterHref?.(lesson.classId, lesson.heldOn)}
            />
          ))}
        </LessonList>
      )}
      {isTruncated && (
        <div>
          <Button size="sm" onPress={() => setShowsAll(true)}>
            <Trans>Show all {count} lessons</Trans>
          </Button>
        </div>
      )}
      {firstRemaining < 0 && getRegisterHref && <NextLessonSummary lessons={lessons} hadSome={count > 0} />}
      {count === 0 && !getRegisterHref && (
        <p>
          <Trans>No lessons today.</Trans>
        </p>
      )}
    </>
  )
}

type NextLessonSummaryProps = {
  lessons: readonly Lesson[]
  /** Whether there were lessons today. */
  hadSome: boolean
}

/** The next lesson after today. */
function NextLessonSummary({ lessons, hadSome }: NextLessonSummaryProps) {
  const next = findNextLesson(lessons, useNow())
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
      <LessonHours lesson={next} day="relative" />
    </Stack>
  )
}
