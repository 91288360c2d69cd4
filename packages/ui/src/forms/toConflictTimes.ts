import type { WantedTime } from '@maktab/contract/schema'
import { parseWallTime } from '#lib/time/wallTime.ts'

type Time = { from: string; to: string; days?: readonly number[] | undefined }

/**
 * The times of a form as they are asked about; undefined where there is nothing to ask: no time can be read whole, or
 * none has days, without which nobody knows when it meets anything. A time that can’t be read isn’t asked about.
 */
export function toConflictTimes(times: readonly Time[]): WantedTime[] | undefined {
  const readable = times.filter(isReadable)
  if (!readable.some(({ days = [] }) => days.length > 0)) return undefined
  return readable.map(({ from, to, days = [] }) => ({ from, to, ...(days.length > 0 && { days: [...days] }) }))
}

function isReadable({ from, to }: Time): boolean {
  return parseWallTime(from) !== undefined && parseWallTime(to) !== undefined && from !== to
}
