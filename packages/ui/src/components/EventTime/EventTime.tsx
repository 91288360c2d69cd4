import { Trans } from '@lingui/react/macro'
import { useLocale } from 'react-aria-components/I18nProvider'
import { styled } from 'styled-components'
import { useSchoolSettings } from '#environment/SchoolSettings.tsx'
import { eventInstant, shownInstant } from '#model/eventTime.ts'
import { dayIn, minutesIn } from '#model/schoolTime.ts'
import { oneLine } from '#theme/mixins.ts'
import { tokens } from '#theme/tokens.ts'
import { Bdi } from '../Bdi/Bdi.tsx'

const Root = styled.span`
  display: grid;
  font-variant-numeric: tabular-nums;
  overflow-wrap: anywhere;
`

const Own = styled.span`
  color: ${tokens.color.textMuted};
`

const Note = styled.small`
  ${oneLine}
  color: ${tokens.color.textMuted};
  font-size: ${tokens.text.sm};
`

/** When an event begins: by the school's clocks and, where a viewer's show another time, by those too. */
export function EventTime({ time }: { time: string }) {
  const { locale } = useLocale()
  const { timeZone, viewerZone } = useSchoolSettings()
  const instant = eventInstant(time, timeZone)
  if (!instant) return <Bdi>{time}</Bdi>
  const isElsewhere = clockIn(timeZone, instant) !== clockIn(viewerZone, instant)
  return (
    <Root>
      <span>
        <Bdi>{shownInstant(instant, locale, timeZone)}</Bdi>
        {isElsewhere && (
          <>
            {' '}
            <Note>
              <Trans>school time</Trans>
            </Note>
          </>
        )}
      </span>
      {isElsewhere && (
        <Own>
          <Bdi>{shownInstant(instant, locale, viewerZone)}</Bdi>{' '}
          <Note>
            <Trans>your time</Trans>
          </Note>
        </Own>
      )}
    </Root>
  )
}

/** What a zone's calendars and clocks show at an instant. */
function clockIn(zone: string, instant: Date): string {
  return `${dayIn(zone, instant)} ${minutesIn(zone, instant)}`
}
