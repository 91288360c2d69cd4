import type { Lesson, LessonChangeForm, Timetable } from '@maktab/contract/schema'
import { Trans, useLingui } from '@lingui/react/macro'
import { Video, Undo2 } from 'lucide-react'
import { useLocale } from 'react-aria-components/I18nProvider'
import { Bdi } from '#components/Bdi/Bdi.tsx'
import { LinkButton } from '#components/LinkButton/LinkButton.tsx'
import { Notice } from '#components/Notice/Notice.tsx'
import { useNow } from '#providers/ClockProvider.tsx'
import { safeLink } from '@maktab/calendar/safeLink'
import { formatWallTime } from '#lib/time/wallTime.ts'
import { type TimetableClock, getLocalLessonTime } from '#lib/time/getLocalLessonTime.ts'
import { getLessonKey, getLessonLanguageHint, isLessonOnOrStartingSoon } from '#lib/lessons/upcomingLessons.ts'
import { getWeekLessonKey } from './layOutWeek.ts'
import { useState } from 'react'
import { Button } from '#components/Button/Button.tsx'
import type { SubmitResult } from '#submitResult.ts'
import { Card } from '#components/Surface/Surface.tsx'
import { ClassTimes } from '#components/ClassTime/ClassTime.tsx'
import { Inline } from '#components/Inline/Inline.tsx'
import { Stack } from '#components/Stack/Stack.tsx'
import { useSchoolSettings } from '#providers/SchoolSettingsProvider.tsx'

type LessonsStartingSoonProps = {
  lessons: readonly Lesson[]
  clocks: TimetableClock
  /** Key of a lesson that is already shown above the page. */
  lessonKeyInBanner: string | undefined
}

/** Lessons that are on now or start within minutes, with links to join. */
export function LessonsStartingSoon({ lessons, clocks, lessonKeyInBanner }: LessonsStartingSoonProps) {
  const { t } = useLingui()
  const { locale } = useLocale()
  const now = useNow()
  return lessons
    .filter((lesson) => isLessonOnOrStartingSoon(lesson, now) && getLessonKey(lesson) !== lessonKeyInBanner)
    .map((lesson) => {
      const address = safeLink(lesson.link)
      const own = clocks === 'own' ? getLocalLessonTime(lesson) : undefined
      const hours = own ?? lesson
      const [from, to] = [hours.from, hours.to].map((time) => <Bdi key={time}>{formatWallTime(time, locale)}</Bdi>)
      return (
        <Notice
          key={getWeekLessonKey(lesson)}
          tone="success"
          title={<Bdi languageHint={getLessonLanguageHint(lesson)}>{lesson.title}</Bdi>}
          action={
            address !== null && (
              <LinkButton
                variant="primary"
                href={address}
                target="_blank"
                rel="noopener noreferrer"
                icon={<Video aria-hidden />}
                aria-label={t`Join ${lesson.title} (opens in a new tab)`}
              >
                <Trans>Join</Trans>
              </LinkButton>
            )
          }
        >
          {now.getTime() < Date.parse(lesson.starts.at) ? (
            <Trans>Starts at {from}</Trans>
          ) : (
            <Trans>Happening now until {to}</Trans>
          )}
        </Notice>
      )
    })
}

export type LastChange = { change: LessonChangeForm['change']; onUndo: () => Promise<SubmitResult> }

/** Offers to undo the last change until the next change or navigation. */
export function UndoNotice({ change, onUndo }: LastChange) {
  const { t } = useLingui()
  const [isUndoing, setUndoing] = useState(false)
  const undo = async () => {
    setUndoing(true)
    await onUndo()
    setUndoing(false)
  }
  const messages: Record<LessonChangeForm['change'], string> = {
    cancel: t`Cancelled. Students will be notified.`,
    move: t`Moved. Students will be notified.`,
    restore: t`Restored. Students will be notified.`,
  }
  return (
    <Notice
      tone="success"
      action={
        <Button
          variant="secondary"
          size="sm"
          icon={<Undo2 aria-hidden />}
          isPending={isUndoing}
          onPress={() => void undo()}
        >
          <Trans>Undo</Trans>
        </Button>
      }
    >
      {messages[change]}
    </Notice>
  )
}

/** Classes without fixed days, which aren’t part of the week. */
export function UnscheduledClasses({ classes }: { classes: Timetable['withoutDays'] }) {
  const { timeZone, viewerZone } = useSchoolSettings()
  if (classes.length === 0) return null
  return (
    <Card>
      <h2>
        <Trans>No set days</Trans>
      </h2>
      <Stack as="ul" gap="medium">
        {classes.map(({ classId, title, times }) => (
          <Inline
            as="li"
            gap="large"
            rowGap="x-small"
            align="stretch"
            justify="space-between"
            breaksWords
            key={classId}
          >
            <Bdi>{title}</Bdi>
            <ClassTimes
              timings={times.map(({ from, to }) => ({ from, to }))}
              schoolZone={timeZone}
              viewerZone={viewerZone}
            />
          </Inline>
        ))}
      </Stack>
    </Card>
  )
}
