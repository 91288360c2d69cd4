import type { Lesson } from '@maktab/contract/schema'
import { Trans, useLingui } from '@lingui/react/macro'
import { useLocale } from 'react-aria-components/I18nProvider'
import { type ReactNode, use } from 'react'
import { useNow } from '#providers/ClockProvider.tsx'
import { OwnTimesContext } from '#providers/OwnTimesContext.ts'
import { getLocalLessonTime } from '#lib/time/getLocalLessonTime.ts'
import { formatDayName } from '#lib/time/isoDay.ts'
import {
  findCancelledBefore,
  getLessonKey,
  getLessonLanguageHint,
  isLessonOnOrStartingSoon,
  findNextLesson,
} from '#lib/lessons/upcomingLessons.ts'
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
  host?: string | undefined
  /** Other actions for the lesson. */
  renderActions?: ((lesson: Lesson) => ReactNode) | undefined
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
function ReadyLesson({ lessons, timetableHref, host, renderActions }: ReadyLessonProps) {
  const { t } = useLingui()
  const { locale } = useLocale()
  const now = useNow()
  const next = findNextLesson(lessons, now)
  const relativeTime = next && getRelativeTime(next, { now, locale })
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
              <Bdi languageHint={getLessonLanguageHint(next)}>{next.title}</Bdi>
            </Text>
            {next.courses.length > 0 && (
              <Text tone="muted" size="sm">
                <Bdi>{next.courses.map(({ name }) => name).join(', ')}</Bdi>
              </Text>
            )}
            <LessonHours lesson={next} day="relative" />
            {next.state === 'moved' && next.day !== next.heldOn && (
              <Text tone="muted" size="sm">{t`Moved from ${formatDayName(next.day, locale)}`}</Text>
            )}
          </>
        ) : (
          <p>
            <Trans>Nothing in the next seven days.</Trans>
          </p>
        )}
        {findCancelledBefore(lessons, next, now).map((lesson) => (
          <CancelledLesson key={getLessonKey(lesson)} lesson={lesson} />
        ))}
      </Stack>
      <Actions>
        {next && isLessonOnOrStartingSoon(next, now) && (
          <JoinButtonArea>
            <JoinLessonButton lesson={next} />
          </JoinButtonArea>
        )}
        {next && host !== undefined && <AddLessonToCalendarButton lesson={next} host={host} />}
        {next && renderActions?.(next)}
        <TextLink href={timetableHref}>
          <Trans>See the week</Trans>
        </TextLink>
      </Actions>
    </NextLessonCard>
  )
}

/** A cancelled lesson, at its time in the viewer's zone. */
function CancelledLesson({ lesson }: { lesson: Lesson }) {
  const { locale } = useLocale()
  const own = use(OwnTimesContext) ? getLocalLessonTime(lesson) : undefined
  const { day, from } = own ?? lesson
  return (
    <Text tone="muted" size="sm">
      <Trans>
        Cancelled: <Bdi>{lesson.title}</Bdi>, <Bdi>{formatDayName(day, locale, 'short')}</Bdi>,{' '}
        <Bdi>{formatWallTime(from, locale)}</Bdi>
      </Trans>
    </Text>
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
