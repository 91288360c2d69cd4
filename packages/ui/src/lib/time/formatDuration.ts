import { memoizeByKey } from '../memoizeByKey.ts'

const HOUR = 60

const formatterOf = memoizeByKey((key) => {
  const [locale = 'en', unit] = key.split(' ')
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: unit ?? 'hour',
    unitDisplay: 'long',
    maximumFractionDigits: 2,
  })
})

/** How long so many minutes are, in words: “45 minutes”, “4 hours”, “3.25 hours”. */
export function formatDuration(minutes: number, locale: string): string {
  return minutes > 0 && minutes < HOUR
    ? formatterOf(`${locale} minute`).format(minutes)
    : formatterOf(`${locale} hour`).format(minutes / HOUR)
}
