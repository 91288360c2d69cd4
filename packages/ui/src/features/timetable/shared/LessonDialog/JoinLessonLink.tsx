import type { Lesson } from '@maktab/contract/schema'
import { Trans, useLingui } from '@lingui/react/macro'
import { Video } from 'lucide-react'
import { ClassLink } from '#components/ClassLink/ClassLink.tsx'
import { Inline } from '#components/Inline/Inline.tsx'
import { LinkButton } from '#components/LinkButton/LinkButton.tsx'
import { useNow } from '#providers/ClockProvider.tsx'
import { safeLink } from '@maktab/calendar/safeLink'
import { isLessonOnOrStartingSoon } from '#lib/lessons/upcomingLessons.ts'

/** The way into a lesson, in a new tab, which stands out while it is near and is gone once it is over; a link that isn’t safe is only shown. */
export function JoinLessonLink({ lesson }: { lesson: Lesson }) {
  const { t } = useLingui()
  const now = useNow()
  const { link, state, title, ends } = lesson
  const isOver = now.getTime() >= Date.parse(ends.at)
  if (state === 'cancelled' || isOver || !link?.trim()) return null
  const address = safeLink(link)
  if (address === null) return <ClassLink link={link} />
  return (
    <Inline gap="medium" align="stretch">
      <LinkButton
        variant={isLessonOnOrStartingSoon(lesson, now) ? 'primary' : 'secondary'}
        href={address}
        target="_blank"
        rel="noopener noreferrer"
        icon={<Video aria-hidden />}
        aria-label={t`Join ${title} (opens in a new tab)`}
      >
        <Trans>Join</Trans>
      </LinkButton>
    </Inline>
  )
}
