import type { ZonedMoment } from '@maktab/contract/schema'
import { Trans, useLingui } from '@lingui/react/macro'
import { useLocale } from 'react-aria-components/I18nProvider'
import { Bdi } from '#components/Bdi/Bdi.tsx'
import { Text } from '#components/Text/Text.tsx'
import { isolateBidi, stripUnneededIsolates } from '#lib/text/textLanguage.ts'
import { formatPlaceName } from '#lib/time/formatZoneName.ts'
import { formatMomentDay, formatMomentTime, isSameWallTime } from './trialTimes.ts'

type TrialTimeProps = {
  starts: ZonedMoment
  ends?: ZonedMoment
  /** The reader’s time zone, whose time comes first. */
  zone: string
  /** The time zone of the other side. */
  otherZone: string
}

/** Day and time in the reader’s time zone, then the time in the other one if it differs. */
export function TrialTime({ starts, ends, zone, otherZone }: TrialTimeProps) {
  const { t } = useLingui()
  const { locale } = useLocale()
  const [day, from] = [formatMomentDay(starts, zone, locale), formatMomentTime(starts, zone, locale)]
  const to = ends && formatMomentTime(ends, zone, locale)
  const hours = isolateBidi(to === undefined ? from : `${from} – ${to}`)
  return (
    <span>
      <Bdi>{stripUnneededIsolates(t`${day}, ${hours}`)}</Bdi>
      {!isSameWallTime(starts, zone, otherZone) && (
        <>
          {' '}
          <Text as="span" tone="muted">
            <OtherTime starts={starts} zone={zone} otherZone={otherZone} />
          </Text>
        </>
      )}
    </span>
  )
}

type TrialWishesProps = Pick<TrialTimeProps, 'zone' | 'otherZone'> & { wishes: readonly ZonedMoment[] }

/** The times that the family asked for. */
export function TrialWishes({ wishes, ...zones }: TrialWishesProps) {
  return (
    <ul>
      {wishes.map((starts) => (
        <li key={starts.at}>
          <TrialTime starts={starts} {...zones} />
        </li>
      ))}
    </ul>
  )
}

function OtherTime({ starts, zone, otherZone }: Pick<TrialTimeProps, 'starts' | 'zone' | 'otherZone'>) {
  const { locale } = useLocale()
  const time = formatMomentTime(starts, otherZone, locale)
  const day = formatMomentDay(starts, otherZone, locale)
  const place = formatPlaceName(otherZone, locale)
  if (day === formatMomentDay(starts, zone, locale)) {
    return (
      <Trans>
        · <Bdi>{time}</Bdi> in <Bdi>{place}</Bdi>
      </Trans>
    )
  }
  return (
    <Trans>
      · <Bdi>{day}</Bdi>, <Bdi>{time}</Bdi> in <Bdi>{place}</Bdi>
    </Trans>
  )
}
