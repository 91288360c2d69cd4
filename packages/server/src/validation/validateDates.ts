import { type FieldErrors, HttpError } from '../lib/HttpError.ts'
import { type Message, message } from '../i18n/message.ts'
import { serializeWeekdays } from './weekdays.ts'

/** What is wrong with a day, yyyy-MM-dd by the contract, which lets through a 30th of February; `today` is the last that fits. */
function faultOfDay(day: string, today?: string): Message | undefined {
  const moment = new Date(`${day}T00:00:00Z`)
  if (Number.isNaN(moment.valueOf()) || !moment.toISOString().startsWith(day)) return message('There is no such day.')
  if (today !== undefined && day > today) return message('This day is still to come.')
  return undefined
}

type Days = Record<string, { day: string | null | undefined; today?: string }>

/** The faults of the days of a form, by field; a day that isn’t there has none. */
export function validateDays(days: Days): FieldErrors {
  const faults = Object.entries(days).map(
    ([field, { day, today }]) =>
      [field, day === undefined || day === null ? undefined : faultOfDay(day, today)] as const,
  )
  return Object.fromEntries(faults.flatMap(([field, fault]) => (fault === undefined ? [] : [[field, [fault]]])))
}

type TimeRange = { from: string; to: string; days?: number[] }

/** What of the times of one course is refused: an end like its beginning (decision 29), a slot twice (decision 24). */
export function validateTimes(times: readonly TimeRange[], field: string): FieldErrors {
  const faults: FieldErrors = {}
  const seen = new Set<string>()
  for (const [index, { from, to, days }] of times.entries()) {
    if (from === to) faults[`${field}[${index}].to`] = [message('The end must differ from the beginning.')]
    const slot = `${from} ${to} ${serializeWeekdays(days)}`
    if (seen.has(slot)) faults[`${field}[${index}].from`] = [message('This time is there twice.')]
    seen.add(slot)
  }
  return faults
}

/** Refuses a body with all that is wrong in it; nothing happens where nothing is. */
export function assertNoFieldErrors(faults: FieldErrors): void {
  if (Object.keys(faults).length > 0) throw new HttpError(422, faults)
}
