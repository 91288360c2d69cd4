import type { Lesson } from '@maktab/contract/schema'
import { Trans, useLingui } from '@lingui/react/macro'
import { Video } from 'lucide-react'
import { safeLink } from '@maktab/calendar/safeLink'
import { LinkButton } from '../LinkButton/LinkButton.tsx'

type JoinLessonButtonProps = {
  lesson: Pick<Lesson, 'link' | 'title'>
  /** Who teaches it starts it; others join. */
  isTeaching?: boolean
}

/** The way into a lesson, in a new tab; none where its link isn’t plainly a page of the web. */
export function JoinLessonButton({ lesson: { link, title }, isTeaching = false }: JoinLessonButtonProps) {
  const { t } = useLingui()
  const address = safeLink(link)
  if (address === null) return null
  return (
    <LinkButton
      variant="primary"
      href={address}
      target="_blank"
      rel="noopener noreferrer"
      icon={<Video aria-hidden />}
      aria-label={isTeaching ? t`Start ${title} (opens in a new tab)` : t`Join ${title} (opens in a new tab)`}
    >
      {isTeaching ? <Trans>Start</Trans> : <Trans>Join</Trans>}
    </LinkButton>
  )
}
