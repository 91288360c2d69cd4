import type { Lesson } from '@maktab/contract/schema'
import { Trans, useLingui } from '@lingui/react/macro'
import { Video } from 'lucide-react'
import { useLocale } from 'react-aria-components/I18nProvider'
import { Bdi } from '#components/Bdi/Bdi.tsx'
import { LinkButton } from '#components/LinkButton/LinkButton.tsx'
import { Notice } from '#components/Notice/Notice.tsx'
import { useNow } from '#providers/ClockProvider.tsx'
import { safeLink } from '@maktab/calendar/safeLink'
import { formatWallTime } from '#lib/time/wallTime.ts'
import type { TimetableClock } from '#lib/time/TimetableClock.ts'
import { isLessonOnOrStartingSoon, getLessonKey } from '#lib/lessons/upcomingLessons.ts'
import { getLocalTime } from '#lib/time/getLocalTime.ts'
import { getWeekLessonKey } from './layOutWeek.ts'

type LessonsStartingSoonProps = {
  lessons: readonly Lesson[]
  clocks: TimetableClock
  /** The key of the lesson that is shown above the page already. */
  shownAbove: string | undefined
}

/** What begins within minutes or is on now, with the way into it: what most people come for. */
export function LessonsStartingSoon({ lessons, clocks, shownAbove }: LessonsStartingSoonProps) {
  const { t } = useLingui()
  const { locale } = useLocale()
  const now = useNow()
  return lessons
    .filter((lesson) => isLessonOnOrStartingSoon(lesson, now) && getLessonKey(lesson) !== shownAbove)
    .map((lesson) => {
      const address = safeLink(lesson.link)
      const own = clocks === 'own' ? getLocalTime(lesson) : undefined
      const hours = own ?? lesson
      const [from, to] = [hours.from, hours.to].map((time) => <Bdi key={time}>{formatWallTime(time, locale)}</Bdi>)
      return (
        <Notice
          key={getWeekLessonKey(lesson)}
          tone="success"
          title={<Bdi>{lesson.title}</Bdi>}
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
            <Trans>Begins at {from}</Trans>
          ) : (
            <Trans>On now, until {to}</Trans>
          )}
        </Notice>
      )
    })
}
