import { memoizeByKey } from '../memoizeByKey.ts'

const formatterOf = memoizeByKey((key) => {
  const [locale = 'en', timeZone = 'UTC'] = key.split(' ')
  return new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone, calendar: 'gregory' })
})

/** The day of an instant of the wire, as the language writes it, by the clocks of a zone. */
export function formatInstantDay(instant: string, locale: string, timeZone: string): string {
  return formatterOf(`${locale} ${timeZone}`).format(new Date(instant))
}
