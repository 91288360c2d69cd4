import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useLocale } from 'react-aria-components/I18nProvider'
import { formatPlaceName } from '#lib/time/formatZoneName.ts'
import { useSchoolSettings } from '#providers/SchoolSettingsProvider.tsx'
import { Bdi } from '../Bdi/Bdi.tsx'
import { Text } from '../Text/Text.tsx'

type SchoolTimeNoteProps = {
  /** The school's time zone, or the viewer's after the school's time. */
  zone: string
  /** The time there; without it only the place is named. */
  children?: ReactNode
}

/** What a time is at the school, after the viewer's own, or the other way round: “16:00 in Karachi”. */
export function SchoolTimeNote({ zone, children }: SchoolTimeNoteProps) {
  const { locale } = useLocale()
  // One element, because a list can't be a value of a translation.
  const time = <>{children}</>
  const place = <Bdi>{formatPlaceName(zone, locale)}</Bdi>
  return (
    <Text as="small" tone="muted" size="sm" isOneLine>
      {children === undefined ? (
        <Trans>in {place}</Trans>
      ) : (
        <Trans>
          {time} in {place}
        </Trans>
      )}
    </Text>
  )
}

/** Says that the times of a form or list are the school’s: “School time (Karachi)”. */
export function useSchoolTimeText(): string {
  const { t } = useLingui()
  const { locale } = useLocale()
  const place = formatPlaceName(useSchoolSettings().timeZone, locale)
  return t`School time (${place})`
}
