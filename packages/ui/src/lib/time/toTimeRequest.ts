import type { Weekday } from '@maktab/calendar/Weekday'

/** A time as it goes out: without days where none were chosen, which a backend that knows no days takes too. */
export function toTimeRequest({ from, to, days }: { from: string; to: string; days: Weekday[] }) {
  return { from, to, ...(days.length > 0 && { days }) }
}
