import { Trans } from '@lingui/react/macro'
import { useLocale } from 'react-aria-components/I18nProvider'
import type { ClassHours } from '#model/classMeeting.ts'
import { formatWallTime } from '#model/wallTime.ts'
import { Bdi } from '#components/Bdi/Bdi.tsx'

/** The first of the times of a class by the school’s clocks, and how many more there are. */
export function BriefTimes({ timings }: { timings: readonly ClassHours[] }) {
  const { locale } = useLocale()
  const [first, ...others] = timings
  if (!first) return <Trans>No timings</Trans>
  return (
    <>
      <Bdi>{`${formatWallTime(first.from, locale)} – ${formatWallTime(first.to, locale)}`}</Bdi>
      {others.length > 0 && ` +${others.length}`}
    </>
  )
}
