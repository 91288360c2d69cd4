import { Trans, useLingui } from '@lingui/react/macro'
import { Video } from 'lucide-react'
import { LinkButton } from '#components/LinkButton/LinkButton.tsx'
import { safeLink } from '@maktab/calendar/safeLink'
import type { ClassRow } from './createClassRows.ts'

/** Leads into a class, in a new tab; it stands out while the class is near. */
export function JoinClassButton({ row: { class: lesson, isNear } }: { row: ClassRow }) {
  const { t } = useLingui()
  const address = safeLink(lesson.classLink)
  if (address === null) return null
  return (
    <LinkButton
      variant={isNear ? 'primary' : 'secondary'}
      size="sm"
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
