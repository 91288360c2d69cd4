import { memoizeByKey } from '../formatters.ts'
import type { Weekday } from '@maktab/calendar/WallDay'

/** Minutes of the day that a text like `16:05` names; seconds, as databases add them, don't count. */
export function parseWallTime(text: string): number | undefined {
  const found = /^([01]?\d|2[0-3]):([0-5]\d)(:[0-5]\d(\.\d+)?)?$/.exec(text.trim())
  return found ? Number(found[1]) * 60 + Number(found[2]) : undefined
}

/** The text of the wire for so many minutes of a day. */
export function toWallTime(minutes: number): string {
  return `${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`
}

const formatterOf = memoizeByKey((locale) => new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone: 'UTC' }))

/** A time of the wire as the language writes it; what can't be read is shown as it came. */
export function formatWallTime(text: string, locale: string): string {
  const minutes = parseWallTime(text)
  if (minutes === undefined) return text
  return formatterOf(locale).format(minutes * 60_000)
}

/** A class that ends on the day after it began. */
export function isOvernight({ from, to }: { from: string; to: string }): boolean {
  const [start, end] = [parseWallTime(from), parseWallTime(to)]
  return start !== undefined && end !== undefined && end < start
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0')
}

/** A time as it goes out: without days where none were chosen, which a backend that knows no days takes too. */
export function toTimeRequest({ from, to, days }: { from: string; to: string; days: Weekday[] }) {
  return { from, to, ...(days.length > 0 && { days }) }
}
