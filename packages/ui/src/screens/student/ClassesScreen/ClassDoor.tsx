import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Video } from 'lucide-react'
import { Badge } from '#components/Badge/Badge.tsx'
import { ClassLink } from '#components/ClassLink/ClassLink.tsx'
import { LinkButton } from '#components/LinkButton/LinkButton.tsx'
import { safeLink } from '#model/safeLink.ts'
import { Stack, Unbroken } from './ClassesScreen.styles.ts'
import type { ClassRow } from './classRows.ts'

/** The way into a class: its link, and from some minutes before it begins until it ends a button that stands out. */
export function ClassDoor({ row: { class: lesson, minutes = 0, isNear } }: { row: ClassRow }) {
  const { t } = useLingui()
  const address = safeLink(lesson.classLink)
  if (!isNear) return <ClassLink link={lesson.classLink} />
  return (
    <Stack>
      <Unbroken>
        <Badge tone="success">
          {minutes > 0 ? (
            <Plural value={minutes} one="Starts in # minute" other="Starts in # minutes" />
          ) : (
            <Trans>On now</Trans>
          )}
        </Badge>
      </Unbroken>
      {address !== null && (
        <LinkButton
          variant="primary"
          size="sm"
          href={address}
          target="_blank"
          rel="noopener noreferrer"
          icon={<Video aria-hidden />}
          aria-label={t`Join ${lesson.title} (opens in a new tab)`}
        >
          <Trans>Join</Trans>
        </LinkButton>
      )}
      <ClassLink link={lesson.classLink} />
    </Stack>
  )
}
