import { keepDays } from './weekdays.ts'
import { type Faults, Refusal } from '../Refusal.ts'
import { message } from '../i18n/message.ts'

type TimeRange = { from: string; to: string; days?: number[] }

/** What of the times of one course is refused: an end like its beginning (decision 29), a slot twice (decision 24). */
export function faultsOfTimes(times: readonly TimeRange[], field: string): Faults {
  const faults: Faults = {}
  const seen = new Set<string>()
  for (const [index, { from, to, days }] of times.entries()) {
    if (from === to) faults[`${field}[${index}].to`] = [message('The end must differ from the beginning.')]
    const slot = `${from} ${to} ${keepDays(days)}`
    if (seen.has(slot)) faults[`${field}[${index}].from`] = [message('This time is there twice.')]
    seen.add(slot)
  }
  return faults
}

/** Refuses a body with all that is wrong in it; nothing happens where nothing is. */
export function refuseFaults(faults: Faults): void {
  if (Object.keys(faults).length > 0) throw new Refusal(422, faults)
}
