import { serializeWeekdays } from './weekdays.ts'
import { type FieldErrors, HttpError } from '../lib/HttpError.ts'
import { message } from '../i18n/message.ts'

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
