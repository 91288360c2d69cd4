import { Plural, Trans } from '@lingui/react/macro'
import { useSchoolSettings } from '#providers/SchoolSettingsProvider.tsx'

const DAY_HOURS = 24

/** How long the school usually takes to check a payment; nothing where it hasn’t said so. */
export function ReviewTimeNote() {
  const { checkedWithinHours: hours } = useSchoolSettings()
  if (hours === undefined) return null
  const days = hours / DAY_HOURS
  return days > 1 && Number.isInteger(days) ? (
    <Trans>
      Payments are usually checked within <Plural value={days} one="# day" other="# days" />.
    </Trans>
  ) : (
    <Trans>
      Payments are usually checked within <Plural value={hours} one="# hour" other="# hours" />.
    </Trans>
  )
}
