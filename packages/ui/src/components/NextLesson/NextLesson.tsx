import type { Lesson } from '@maktab/contract/schema'
import { Trans, useLingui } from '@lingui/react/macro'
import { useLocale } from 'react-aria-components/I18nProvider'
import { useNow, useToday } from '#providers/ClockProvider.tsx'
import { formatDayName } from '#lib/time/isoDay.ts'
import { findCancelledBefore, isLessonOnOrStartingSoon, findNextLesson } from '#lib/lessons/upcomingLessons.ts'
import { getRelativeTime } from '#lib/time/durations.ts'
import { formatWallTime } from '#lib/time/wallTime.ts'
import type { Remote } from '#remote.ts'
import { Badge } from '../Badge/Badge.tsx'
import { Bdi } from '../Bdi/Bdi.tsx'
import {
  JoinLessonButton,
  LessonHours,
  Actions,
  JoinButtonArea,
  CardHeader,
  NextLessonCard,
} from './NextLessonParts.tsx'
import { RemoteView } from '../RemoteView/RemoteView.tsx'
import { LoadingRegion, SkeletonLine } from '../Skeleton/Skeleton.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { Text } from '../Text/Text.tsx'
import { TextLink } from '../TextLink/TextLink.tsx'
import { useSchoolSettings } from '#providers/SchoolSettingsProvider.tsx'
import { AddToCalendarButton } from '../AddToCalendarButton/AddToCalendarButton.tsx'

export type NextLessonProps = {
  /** Lessons of the next days, including cancelled ones; undefined if the school has no timetable. */
  lessons: Remote<readonly Lesson[]> | undefined
  timetableHref: string
  /** The school's host name for calendar UIDs; undefined hides the calendar button. */
  host?: string
}

/** The next lesson at the top of the home page; renders nothing if it can't be loaded. */
export function NextLesson({ lessons, ...rest }: NextLessonProps) {
  const { t } = useLingui()
  if (!lessons || lessons.state === 'failed') return null
  const loading = (
    <LoadingRegion label={t`Loading next lesson`}>
      <NextLessonCard as="div">
        <Stack gap="x-small">
          <SkeletonLine width="6rem" />
          <SkeletonLine width="min(18rem, 80%)" />
          <SkeletonLine width="min(14rem, 60%)" />
        </Stack>
      </NextLessonCard>
    </LoadingRegion>
  )
  return (
    <RemoteView remote={lessons} loading={loading}>
      {(ready) => <ReadyLesson {...rest} lessons={ready} />}
    </RemoteView>
  )
}

type ReadyLessonProps = Omit<NextLessonProps, 'lessons'> & { lessons: readonly Lesson[] }

/** Title, time in both time zones, countdown, and the join button from ten minutes before. */
function ReadyLesson({ lessons, timetableHref, host }: ReadyLessonProps) {
  const { t } = useLingui()
  const { locale } = useLocale()
  const now = useNow()
  const today = useToday()
  const next = findNextLesson(lessons, now)
  const relativeTime = next && getRelativeTime(next, { now, today, locale })
  return (
    <NextLessonCard aria-label={t`Next lesson`}>
      <Stack gap="x-small">
        <CardHeader>
          <Trans>Next lesson</Trans>
          {relativeTime?.badge !== undefined && <Badge tone="success">{relativeTime.badge}</Badge>}
          {relativeTime?.isOn && (
            <Badge tone="success">
              <Trans>On now</Trans>
            </Badge>
          )}
        </CardHeader>
        {next && relativeTime ? (
          <>
            <Text size="xl" weight="semibold" leading="tight" breaksWords>
              <Bdi>{next.title}</Bdi>
            </Text>
            {next.courses.length > 0 && (
              <Text tone="muted" size="sm">
                <Bdi>{next.courses.map(({ name }) => name).join(', ')}</Bdi>
              </Text>
            )}
            <LessonHours lesson={next} dayWord={relativeTime.dayWord} />
            {next.state === 'moved' && next.day !== next.heldOn && (
              <Text tone="muted" size="sm">{t`Moved from ${formatDayName(next.day, locale)}`}</Text>
            )}
          </>
        ) : (
          <p>
            <Trans>Nothing in the next seven days.</Trans>
          </p>
        )}
        {findCancelledBefore(lessons, next, now).map(({ timingId, day, title, from }) => (
          <Text tone="muted" size="sm" key={`${timingId} ${day}`}>
            <Trans>
              Cancelled: <Bdi>{title}</Bdi>, <Bdi>{formatDayName(day, locale, 'short')}</Bdi>,{' '}
              <Bdi>{formatWallTime(from, locale)}</Bdi>
            </Trans>
          </Text>
        ))}
      </Stack>
      <Actions>
        {next && isLessonOnOrStartingSoon(next, now) && (
          <JoinButtonArea>
            <JoinLessonButton lesson={next} />
          </JoinButtonArea>
        )}
        {next && host !== undefined && <AddLessonToCalendarButton lesson={next} host={host} />}
        <TextLink href={timetableHref}>
          <Trans>See the week</Trans>
        </TextLink>
      </Actions>
    </NextLessonCard>
  )
}

/** Adds a lesson to the user's calendar. */
function AddLessonToCalendarButton({ lesson, host }: { lesson: Lesson; host: string }) {
  const now = useNow()
  const { timeZone } = useSchoolSettings()
  return (
    <AddToCalendarButton
      name={lesson.title}
      getFile={async () => {
        const { createLessonCalendarFile } = await import('#lib/calendar/createCalendarFile.ts')
        return createLessonCalendarFile({ lesson, host, timeZone, now })
      }}
    />
  )
}
