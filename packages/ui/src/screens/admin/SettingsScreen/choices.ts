import type { Option } from '#components/Select/Option.ts'

/** Every currency that the browser knows, and the one that is chosen: “PKR · Pakistani Rupee”. */
export function currencyOptions(locale: string, chosen: string): Option[] {
  const names = new Intl.DisplayNames(locale, { type: 'currency', fallback: 'code' })
  return withChosen(Intl.supportedValuesOf('currency'), chosen).map((code) => {
    const name = nameOf(names, code)
    return { id: code, label: name === code ? code : `${code} · ${name}` }
  })
}

/** Every time zone that the browser knows, UTC, and the one that is chosen, with its distance now: “Asia/Karachi · GMT+5”. */
export function timeZoneOptions(locale: string, chosen: string, now: Date): Option[] {
  return withChosen([...Intl.supportedValuesOf('timeZone'), 'UTC'], chosen).map((zone) => ({
    id: zone,
    label: [zone.replaceAll('_', ' '), offsetOf(locale, zone, now)].filter(Boolean).join(' · '),
  }))
}

function withChosen(known: readonly string[], chosen: string): string[] {
  return [...new Set([...known, ...(chosen === '' ? [] : [chosen])])].toSorted()
}

function nameOf(names: Intl.DisplayNames, code: string): string {
  try {
    return names.of(code) ?? code
  } catch {
    return code
  }
}

/** None where the browser doesn’t know the zone. */
function offsetOf(locale: string, timeZone: string, now: Date): string | undefined {
  try {
    const parts = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'shortOffset' }).formatToParts(now)
    return parts.find(({ type }) => type === 'timeZoneName')?.value
  } catch {
    return undefined
  }
}
