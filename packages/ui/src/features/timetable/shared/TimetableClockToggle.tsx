import type { Timetable } from '@maktab/contract/schema'
import { Trans, useLingui } from '@lingui/react/macro'
import { Inline } from '#components/Inline/Inline.tsx'
import { Toggle } from '#components/Toggle/Toggle.tsx'
import { useSchoolSettings } from '#providers/SchoolSettingsProvider.tsx'
import { getLocalTime } from '#lib/time/getLocalTime.ts'
import type { TimetableClock } from '#lib/time/TimetableClock.ts'

type TimetableClockToggleProps = {
  timetable: Timetable
  clocks: TimetableClock
  onClocks: (clocks: TimetableClock) => void
}

/** Whose times are shown, and the other ones for those whose clocks show others than the school’s. */
export function TimetableClockToggle({ timetable, clocks, onClocks }: TimetableClockToggleProps) {
  const { t } = useLingui()
  const { viewerZone } = useSchoolSettings()
  const { lessons, timeZone } = timetable
  // A week that is empty by one’s own clocks must not keep the way back from those who look.
  const isOffered = clocks === 'own' || lessons.some((lesson) => getLocalTime(lesson) !== undefined)
  if (lessons.length === 0 && !isOffered) return null
  return (
    <Inline gap="large" rowGap="small" justify="space-between">
      <p>{clocks === 'own' ? t`Your times, ${viewerZone}` : t`Times of the school, ${timeZone}`}</p>
      {isOffered && (
        <div data-off-paper>
          <Toggle isSelected={clocks === 'own'} onChange={(isOwn) => onClocks(isOwn ? 'own' : 'school')}>
            <Trans>In my time</Trans>
          </Toggle>
        </div>
      )}
    </Inline>
  )
}
