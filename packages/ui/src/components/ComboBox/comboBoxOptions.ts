import type { Option } from '../Select/Option.ts'
import { memoizeByKey } from '#lib/memoizeByKey.ts'
import { normalizeForSearch } from '@maktab/shared/normalizeForSearch'
import type { RemoteSearch } from '#remote.ts'

/** Sorted known values, including the chosen one even if it is unknown. */
export function includeSelected(known: readonly string[], chosen: string): string[] {
  return [...new Set([...known, ...(chosen === '' ? [] : [chosen])])].toSorted()
}

const getOffsetFormat = memoizeByKey((key) => {
  const [locale = 'en', timeZone = 'UTC'] = key.split(' ')
  return new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'shortOffset' })
})

/** All time zones the browser knows, UTC and the chosen one, with their current offset: “Asia/Karachi · GMT+5”. */
export function createTimeZoneOptions(locale: string, chosen: string, now: Date): Option[] {
  return includeSelected([...Intl.supportedValuesOf('timeZone'), 'UTC'], chosen).map((zone) => ({
    id: zone,
    label: [zone.replaceAll('_', ' '), formatOffset(locale, zone, now)].filter(Boolean).join(' · '),
  }))
}

/** Undefined if the browser doesn't know the zone. */
function formatOffset(locale: string, timeZone: string, now: Date): string | undefined {
  try {
    const parts = getOffsetFormat(`${locale} ${timeZone}`).formatToParts(now)
    return parts.find(({ type }) => type === 'timeZoneName')?.value
  } catch {
    return undefined
  }
}

/** Options whose normalized label contains all words of the search, in any order. */
export function filterOptions(options: readonly Option[], search: string): readonly Option[] {
  const words = normalizeForSearch(search).split(' ').filter(Boolean)
  if (words.length === 0) return options
  return options.filter(({ label }) => {
    const normalizedLabel = normalizeForSearch(label)
    return words.every((word) => normalizedLabel.includes(word))
  })
}

/** Filters a remote list: the server's results, or while they load, the matching previous ones. */
export function filterRemoteResults(
  options: readonly Option[],
  { query, ids, isFetching }: RemoteSearch,
  search: string,
): readonly Option[] {
  const found = options.filter(({ id }) => ids.has(Number(id)))
  return !isFetching && query === search.trim() ? found : filterOptions(found, search)
}

/** More options than anyone scrolls through; searching finds the others. */
export const MAX_SHOWN_OPTIONS = 100

/** Limits the options to `MAX_SHOWN_OPTIONS`, plus the chosen one. */
export function limitOptions(found: readonly Option[], chosen: Option | undefined): readonly Option[] {
  const first = found.slice(0, MAX_SHOWN_OPTIONS)
  return chosen === undefined || first.some(({ id }) => id === chosen.id) ? first : [chosen, ...first]
}
