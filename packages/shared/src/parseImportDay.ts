import { normalizeForSearch } from './normalizeForSearch.ts'

let months: ReadonlyMap<string, number> | undefined

/** Numbers of the months by their names in English, Urdu and Arabic. */
function monthNumbers(): ReadonlyMap<string, number> {
  if (months) return months
  const found = new Map<string, number>([['sept', 9]])
  for (const locale of ['en', 'ur', 'ar']) {
    for (const month of ['long', 'short'] as const) {
      const format = new Intl.DateTimeFormat(locale, { month, timeZone: 'UTC' })
      for (let number = 1; number <= 12; number += 1) {
        found.set(normalizeForSearch(format.format(Date.UTC(2024, number - 1, 1))), number)
      }
    }
  }
  return (months = found)
}

/**
 * Parses a day such as `2014-03-05`, `05/03/2014`, `5.3.2014` or `5 Mar 2014` to `yyyy-MM-dd`. Years need four digits.
 * Undefined if it isn’t a day.
 */
export function parseImportDay(text: string, order: 'dayFirst' | 'monthFirst'): string | undefined {
  // A spreadsheet may add a time.
  const plain = normalizeForSearch(text).replace(/[t ]+0{1,2}:00(?::00(?:\.0+)?)?z?$/, '')
  const [, year, , yearMonth, yearDay] = /^(\d{4})([-/.])(\d{1,2})\2(\d{1,2})$/.exec(plain) ?? []
  if (year !== undefined) return toDay(year, yearMonth, yearDay)
  const [, first = '', , second = '', lastYear] = /^(\d{1,2})([-/.])(\d{1,2})\2(\d{4})$/.exec(plain) ?? []
  if (lastYear !== undefined) {
    const isMonthFirst = Number(second) > 12 || (order === 'monthFirst' && Number(first) <= 12)
    return isMonthFirst ? toDay(lastYear, first, second) : toDay(lastYear, second, first)
  }
  const [, day, dayMonth = '', dayYear] = /^(\d{1,2})[\s-]+(\p{L}+)\.?[\s,،-]+(\d{4})$/u.exec(plain) ?? []
  if (dayYear !== undefined) return toDay(dayYear, monthNumbers().get(dayMonth), day)
  const [, month = '', monthDay, monthYear] = /^(\p{L}+)\.?\s+(\d{1,2}),?\s+(\d{4})$/u.exec(plain) ?? []
  if (monthYear !== undefined) return toDay(monthYear, monthNumbers().get(month), monthDay)
  return undefined
}

function toDay(year: string, month: string | number | undefined, day: string | undefined): string | undefined {
  const text = [year, String(month).padStart(2, '0'), String(day).padStart(2, '0')].join('-')
  const moment = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(moment.valueOf()) && moment.toISOString().startsWith(text) ? text : undefined
}

/** Whether the order of day and month decides what these texts mean. */
export function isDayOrderUnclear(texts: readonly string[]): boolean {
  const numbers = texts.flatMap((text) => {
    const [, first, , second] = /^\s*(\d{1,2})([-/.])(\d{1,2})\2\d{4}\s*$/.exec(text) ?? []
    return first === undefined ? [] : [[Number(first), Number(second)] as const]
  })
  return numbers.length > 0 && numbers.every(([first = 0, second = 0]) => first <= 12 && second <= 12)
}
