import { type CalendarDate, parseDate } from '@internationalized/date'
import { isIsoDay } from '#lib/time/isoDay.ts'
import { useMemo, useState } from 'react'

type Part = { type: string; value?: number | null; isPlaceholder: boolean }

/** Formats segments for the API: with gaps (`1990-05-`, `16:`) if incomplete, '' if empty. */
export function formatSegments(parts: readonly Part[]): string {
  const digits = (type: string, length: number) => {
    const part = parts.find((one) => one.type === type)
    return !part || part.isPlaceholder || part.value === undefined || part.value === null
      ? ''
      : String(part.value).padStart(length, '0')
  }
  const isTime = parts.some(({ type }) => type === 'hour')
  const fields = isTime
    ? [digits('hour', 2), digits('minute', 2)]
    : [digits('year', 4), digits('month', 2), digits('day', 2)]
  return fields.every((part) => part === '') ? '' : fields.join(isTime ? ':' : '-')
}

const days = ['year', 'month', 'day'] as const
const times = ['hour', 'minute'] as const

export type SegmentType = (typeof days)[number] | (typeof times)[number]

/** Parses such a text, skipping gaps. */
export function parseSegments(text: string): { type: SegmentType; value: number }[] {
  const isTime = text.includes(':')
  const fields = text.split(isTime ? ':' : '-')
  return (isTime ? times : days).flatMap((type, at) => {
    const digits = fields[at] ?? ''
    return /^\d+$/.test(digits) ? [{ type, value: Number(digits) }] : []
  })
}

/** Converts an API date for react-aria; null if empty or invalid. */
export function parseCalendarDate(text: string): CalendarDate | null {
  return isIsoDay(text) ? parseDate(text) : null
}

/**
 * The value to pass to react-aria. For incomplete text it stays the last complete one, because null would clear the
 * input.
 */
export function useLastCompleteValue<Value>(text: string, parse: (text: string) => Value | null): Value | null {
  const value = useMemo(() => parse(text), [text, parse])
  const [lastComplete, setLastComplete] = useState(value)
  if (value === null && text !== '') return lastComplete
  if (value !== lastComplete) setLastComplete(value)
  return value
}
