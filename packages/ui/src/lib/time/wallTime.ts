import { memoizeByKey } from '../memoizeByKey.ts'
import type { Weekday } from '@maktab/calendar/WallDay'

/** Parses a text like `16:05` to minutes since midnight; seconds, which some databases add, are ignored. */
export function parseWallTime(text: string): number | undefined {
  const found = /^([01]?\d|2[0-3]):([0-5]\d)(:[0-5]\d(\.\d+)?)?$/.exec(text.trim())
  return found ? Number(found[1]) * 60 + Number(found[2]) : undefined
}

/** Formats minutes since midnight as a wire time (`HH:mm`). */
export function toWallTime(minutes: number): string {
  return `${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`
}

const getFormatter = memoizeByKey((locale) => new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone: 'UTC' }))

/** Formats a wire time in the locale; invalid text is returned unchanged. */
export function formatWallTime(text: string, locale: string): string {
  const minutes = parseWallTime(text)
  if (minutes === undefined) return text
  return getFormatter(locale).format(minutes * 60_000)
}

/** Whether a time range ends on the next day. */
export function isOvernight({ from, to }: { from: string; to: string }): boolean {
  const [start, end] = [parseWallTime(from), parseWallTime(to)]
  return start !== undefined && end !== undefined && end < start
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0')
}

/** Time range for a request, without `days` if none are chosen, for backends that don't support them. */
export function toTimeRequest({ from, to, days }: { from: string; to: string; days: Weekday[] }) {
  return { from, to, ...(days.length > 0 && { days }) }
}
