import type { Lesson } from '@maktab/contract/schema'
import { Trans, useLingui } from '@lingui/react/macro'
import { Video } from 'lucide-react'
import { useLocale } from 'react-aria-components/I18nProvider'
import { Bdi } from '#components/Bdi/Bdi.tsx'
import { LinkButton } from '#components/LinkButton/LinkButton.tsx'
import { Notice } from '#components/Notice/Notice.tsx'
import { useNow } from '#environment/Clock.tsx'
import { safeLink } from '@maktab/calendar/safeLink'
import { formatWallTime } from '#model/wallTime.ts'
import type { Clocks } from '#model/Clocks.ts'
import { isNear, lessonKey } from '#model/lessonsAhead.ts'
import { ownTimeOf } from '#model/ownTime.ts'
import { keyOf } from './weekLayout.ts'

type NearLessonsProps = {
  lessons: readonly Lesson[]
  clocks: Clocks
  /** The key of the lesson that is shown above the page already. */
  shownAbove: string | undefined
}

/** What begins within minutes or is on now, with the way into it: what most people come for. */
export function NearLessons({ lessons, clocks, shownAbove }: NearLessonsProps) {
  const { t } = useLingui()
  const { locale } = useLocale()
  const now = useNow()
  return lessons
    .filter((lesson) => isNear(lesson, now) && lessonKey(lesson) !== shownAbove)
    .map((lesson) => {
      const address = safeLink(lesson.link)
      const own = clocks === 'own' ? ownTimeOf(lesson) : undefined
      const hours = own ?? lesson
      const [from, to] = [hours.from, hours.to].map((time) => <Bdi key={time}>{formatWallTime(time, locale)}</Bdi>)
      return (
        <Notice
          key={keyOf(lesson)}
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
