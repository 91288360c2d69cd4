import type { Option } from '../Select/Option.ts'
import { memoizeByKey } from '#lib/memoizeByKey.ts'
import { includeSelected } from './includeSelected.ts'

const offsetFormatOf = memoizeByKey((key) => {
  const [locale = 'en', timeZone = 'UTC'] = key.split(' ')
  return new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'shortOffset' })
})

/** Every time zone that the browser knows, UTC, and the one that is chosen, with its distance now: “Asia/Karachi · GMT+5”. */
export function createTimeZoneOptions(locale: string, chosen: string, now: Date): Option[] {
  return includeSelected([...Intl.supportedValuesOf('timeZone'), 'UTC'], chosen).map((zone) => ({
    id: zone,
    label: [zone.replaceAll('_', ' '), offsetOf(locale, zone, now)].filter(Boolean).join(' · '),
  }))
}

/** None where the browser doesn’t know the zone. */
function offsetOf(locale: string, timeZone: string, now: Date): string | undefined {
  try {
    const parts = offsetFormatOf(`${locale} ${timeZone}`).formatToParts(now)
    return parts.find(({ type }) => type === 'timeZoneName')?.value
  } catch {
    return undefined
  }
}
