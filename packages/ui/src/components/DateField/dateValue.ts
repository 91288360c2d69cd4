import { type CalendarDate, parseDate } from '@internationalized/date'
import { isWireDay } from '#lib/time/wireDay.ts'
import { useMemo, useState } from 'react'

type Part = { type: string; value?: number | null; isPlaceholder: boolean }

/** What the segments show as a text of the wire: with gaps (`1990-05-`, `16:`) while half is typed, '' for nothing. */
export function formatSegments(parts: readonly Part[]): string {
  const digits = (type: string, length: number) => {
    const part = parts.find((one) => one.type === type)
    return !part || part.isPlaceholder || part.value === undefined || part.value === null
      ? ''
      : String(part.value).padStart(length, '0')
  }
  const isTime = parts.some(({ type }) => type === 'hour')
  const written = isTime
    ? [digits('hour', 2), digits('minute', 2)]
    : [digits('year', 4), digits('month', 2), digits('day', 2)]
  return written.every((part) => part === '') ? '' : written.join(isTime ? ':' : '-')
}

const days = ['year', 'month', 'day'] as const
const times = ['hour', 'minute'] as const

export type SegmentType = (typeof days)[number] | (typeof times)[number]

/** The parts that such a text has. */
export function parseSegments(text: string): { type: SegmentType; value: number }[] {
  const isTime = text.includes(':')
  const written = text.split(isTime ? ':' : '-')
  return (isTime ? times : days).flatMap((type, at) => {
    const digits = written[at] ?? ''
    return /^\d+$/.test(digits) ? [{ type, value: Number(digits) }] : []
  })
}

/** A day of the wire as react-aria takes it; null for none, and for what is no day. */
export function parseCalendarDate(text: string): CalendarDate | null {
  return isWireDay(text) ? parseDate(text) : null
}

/**
 * What react-aria is handed for a text of the wire. A text that says only half of a value keeps the last whole one:
 * handing over none would empty the half that is being typed.
 */
export function useLastCompleteValue<Value>(text: string, read: (text: string) => Value | null): Value | null {
  const value = useMemo(() => read(text), [text, read])
  const [whole, setWhole] = useState(value)
  if (value === null && text !== '') return whole
  if (value !== whole) setWhole(value)
  return value
}
