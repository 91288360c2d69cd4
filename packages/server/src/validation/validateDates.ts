import { type FieldErrors, HttpError } from '../lib/HttpError.ts'
import { type Message, message } from '../i18n/message.ts'
import { serializeWeekdays } from './weekdays.ts'

/** Validates a day whose format the contract has checked, which allows February 30; `today` is the latest allowed day. */
function faultOfDay(day: string, today?: string): Message | undefined {
  const moment = new Date(`${day}T00:00:00Z`)
  if (Number.isNaN(moment.valueOf()) || !moment.toISOString().startsWith(day))
    return message('That date doesn’t exist.')
  if (today !== undefined && day > today) return message('This day is in the future.')
  return undefined
}

type Days = Record<string, { day: string | null | undefined; today?: string }>

/** Validates the days of a form; returns errors by field and ignores missing days. */
export function validateDays(days: Days): FieldErrors {
  const faults = Object.entries(days).map(
    ([field, { day, today }]) =>
      [field, day === undefined || day === null ? undefined : faultOfDay(day, today)] as const,
  )
  return Object.fromEntries(faults.flatMap(([field, fault]) => (fault === undefined ? [] : [[field, [fault]]])))
}

type TimeRange = { from: string; to: string; days?: number[] }

/** Validates the times of one course: the end must differ from the start (decision 29), no slot twice (decision 24). */
export function validateTimes(times: readonly TimeRange[], field: string): FieldErrors {
  const faults: FieldErrors = {}
  const visited = new Set<string>()
  for (const [index, { from, to, days }] of times.entries()) {
    if (from === to) faults[`${field}[${index}].to`] = [message('Start and end can’t be the same.')]
    const slot = `${from} ${to} ${serializeWeekdays(days)}`
    if (visited.has(slot)) faults[`${field}[${index}].from`] = [message('This time is listed twice.')]
    visited.add(slot)
  }
  return faults
}

/** Throws 422 if there are field errors. */
export function assertNoFieldErrors(faults: FieldErrors): void {
  if (Object.keys(faults).length > 0) throw new HttpError(422, faults)
}
