import { Trans, useLingui } from '@lingui/react/macro'
import { useLocale } from 'react-aria-components/I18nProvider'
import type { ClassHours } from '#model/classMeeting.ts'
import { timeText } from '#model/timeText.ts'
import { Bdi } from '#components/Bdi/Bdi.tsx'

/** The first of the times of a class by the school’s week, and how many more there are. */
export function BriefTimes({ timings }: { timings: readonly ClassHours[] }) {
  const { i18n } = useLingui()
  const { locale } = useLocale()
  const [first, ...others] = timings
  if (!first) return <Trans>No timings</Trans>
  return (
    <>
      <Bdi>{timeText(first, i18n, locale)}</Bdi>
      {others.length > 0 && ` +${others.length}`}
    </>
  )
}
