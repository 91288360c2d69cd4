import { Trans, useLingui } from '@lingui/react/macro'
import { useLocale } from 'react-aria-components/I18nProvider'
import type { ClassHours } from '#lib/lessons/classHours.ts'
import { formatWallTime } from '#lib/time/wallTime.ts'
import { formatWeekdays } from '#lib/time/formatWeekdays.ts'
import { Bdi } from '#components/Bdi/Bdi.tsx'

/**
 * The first of the times of a class by the school’s week, and how many more there are. The hours stand before the days: a
 * line that is cut loses its end.
 */
export function CompactTimes({ timings }: { timings: readonly ClassHours[] }) {
  const { i18n } = useLingui()
  const { locale } = useLocale()
  const [first, ...others] = timings
  if (!first) return <Trans>No timings</Trans>
  const days = formatWeekdays(first.days ?? [], i18n, locale)
  return (
    <>
      <Bdi>{`${formatWallTime(first.from, locale)} – ${formatWallTime(first.to, locale)}`}</Bdi>
      {days && (
        <>
          {' · '}
          <Bdi>{days}</Bdi>
        </>
      )}
      {others.length > 0 && ` +${others.length}`}
    </>
  )
}
