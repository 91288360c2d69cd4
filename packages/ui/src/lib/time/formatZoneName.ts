import { memoizeByKey } from '../memoizeByKey.ts'

/** “Time” around the place in the zone names of each language. */
const TIME_WORDS = /^توقيت | وقت$| Time$/

const getFormatter = memoizeByKey((key) => {
  const [locale = 'en', timeZone = 'UTC'] = key.split(' ')
  return new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'shortGeneric' })
})

/** Short name of a time zone by its place, for headers: “Pakistan”, “New York”; an offset for zones without a place. */
export function formatZoneName(timeZone: string, locale: string): string {
  const parts = getFormatter(`${locale} ${timeZone}`).formatToParts(0)
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone
  return name.replace(TIME_WORDS, '')
}
