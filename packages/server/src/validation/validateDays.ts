import type { FieldErrors } from '../lib/HttpError.ts'
import { type Message, message } from '../i18n/message.ts'

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
