import type { Option } from '../Select/Option.ts'
import { memoizeByKey } from '#lib/formatters.ts'
import { normalizeForSearch } from '@maktab/contract/wire/normalizeForSearch'
import type { RemoteSearch } from '#remote.ts'

/** What is known, and the one that is chosen although nobody knows it, in order. */
export function includeSelected(known: readonly string[], chosen: string): string[] {
  return [...new Set([...known, ...(chosen === '' ? [] : [chosen])])].toSorted()
}

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

/** Options whose words hold every word of the search, in any order, however they are written. */
export function filterOptions(options: readonly Option[], search: string): readonly Option[] {
  const words = normalizeForSearch(search).split(' ').filter(Boolean)
  if (words.length === 0) return options
  return options.filter(({ label }) => {
    const folded = normalizeForSearch(label)
    return words.every((word) => folded.includes(word))
  })
}

/** Options of a part of a list: what was found elsewhere, and until that is here, what fits of what was found before. */
export function filterRemoteResults(
  options: readonly Option[],
  { query, ids, isFetching }: RemoteSearch,
  search: string,
): readonly Option[] {
  const found = options.filter(({ id }) => ids.has(Number(id)))
  return !isFetching && query === search.trim() ? found : filterOptions(found, search)
}

/** More rows than anyone reads through; a search finds the rest. */
export const MAX_SHOWN_OPTIONS = 100

/** The rows that are drawn of those found: so many, and with them the one that is chosen. */
export function limitOptions(found: readonly Option[], chosen: Option | undefined): readonly Option[] {
  const first = found.slice(0, MAX_SHOWN_OPTIONS)
  return chosen === undefined || first.some(({ id }) => id === chosen.id) ? first : [chosen, ...first]
}
