import type { Option } from '../Select/Option.ts'
import { oncePer } from '#model/oncePer.ts'
import { withChosen } from './withChosen.ts'

const offsetFormatOf = oncePer((key) => {
  const [locale = 'en', timeZone = 'UTC'] = key.split(' ')
  return new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'shortOffset' })
})

/** Every time zone that the browser knows, UTC, and the one that is chosen, with its distance now: “Asia/Karachi · GMT+5”. */
export function timeZoneOptions(locale: string, chosen: string, now: Date): Option[] {
  return withChosen([...Intl.supportedValuesOf('timeZone'), 'UTC'], chosen).map((zone) => ({
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
