import { Trans } from '@lingui/react/macro'
import { useLocale } from 'react-aria-components/I18nProvider'
import { useSchoolSettings } from '#providers/SchoolSettingsProvider.tsx'
import { parseEventTime, formatInstantNowrap } from '#lib/time/eventTime.ts'
import { getDayInZone, getMinutesInZone } from '#lib/time/schoolTime.ts'
import { Bdi } from '../Bdi/Bdi.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { Text } from '../Text/Text.tsx'

/** When an event begins: by the school's clocks and, where a viewer's show another time, by those too. */
export function EventTime({ time }: { time: string }) {
  const { locale } = useLocale()
  const { timeZone, viewerZone } = useSchoolSettings()
  const instant = parseEventTime(time, timeZone)
  if (!instant) return <Bdi>{time}</Bdi>
  const isElsewhere = clockIn(timeZone, instant) !== clockIn(viewerZone, instant)
  return (
    <Stack as="span" gap="none" isTabular breaksWords>
      <span>
        <Bdi>{formatInstantNowrap(instant, locale, timeZone)}</Bdi>
        {isElsewhere && (
          <>
            {' '}
            <Text as="small" tone="muted" size="sm" isOneLine>
              <Trans>school time</Trans>
            </Text>
          </>
        )}
      </span>
      {isElsewhere && (
        <Text as="span" tone="muted">
          <Bdi>{formatInstantNowrap(instant, locale, viewerZone)}</Bdi>{' '}
          <Text as="small" tone="muted" size="sm" isOneLine>
            <Trans>your time</Trans>
          </Text>
        </Text>
      )}
    </Stack>
  )
}

/** What a zone's calendars and clocks show at an instant. */
function clockIn(zone: string, instant: Date): string {
  return `${getDayInZone(zone, instant)} ${getMinutesInZone(zone, instant)}`
}
