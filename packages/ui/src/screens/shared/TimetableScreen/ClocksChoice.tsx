import type { Timetable } from '@maktab/contract/schema'
import { Trans, useLingui } from '@lingui/react/macro'
import { styled } from 'styled-components'
import { Toggle } from '#components/Toggle/Toggle.tsx'
import { useSchoolSettings } from '#environment/SchoolSettings.tsx'
import { ownTimeOf } from '#model/ownTime.ts'
import { tokens } from '#theme/tokens.ts'
import type { Clocks } from '#model/Clocks.ts'

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${tokens.space[2]} ${tokens.space[4]};
`

type ClocksChoiceProps = { timetable: Timetable; clocks: Clocks; onClocks: (clocks: Clocks) => void }

/** Whose times are shown, and the other ones for those whose clocks show others than the school’s. */
export function ClocksChoice({ timetable, clocks, onClocks }: ClocksChoiceProps) {
  const { t } = useLingui()
  const { viewerZone } = useSchoolSettings()
  const { lessons, timeZone } = timetable
  // A week that is empty by one’s own clocks must not keep the way back from those who look.
  const isOffered = clocks === 'own' || lessons.some((lesson) => ownTimeOf(lesson) !== undefined)
  if (lessons.length === 0 && !isOffered) return null
  return (
    <Line>
      <p>{clocks === 'own' ? t`Your times, ${viewerZone}` : t`Times of the school, ${timeZone}`}</p>
      {isOffered && (
        <div data-off-paper>
          <Toggle isSelected={clocks === 'own'} onChange={(isOwn) => onClocks(isOwn ? 'own' : 'school')}>
            <Trans>In my time</Trans>
          </Toggle>
        </div>
      )}
    </Line>
  )
}
