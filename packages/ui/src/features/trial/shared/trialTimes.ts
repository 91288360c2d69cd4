import type { ZonedMoment } from '@maktab/contract/schema'
import { formatDayName } from '#lib/time/isoDay.ts'
import { getDayInZone, getMinutesInZone } from '#lib/time/schoolTime.ts'
import { formatWallTime, toWallTime } from '#lib/time/wallTime.ts'

type Moment = Pick<ZonedMoment, 'at'>

/** The day in a zone, with its weekday: “Thursday 26 November”. */
export function formatMomentDay({ at }: Moment, zone: string, locale: string): string {
  return formatDayName(getDayInZone(zone, new Date(at)), locale)
}

/** The time of day in a zone: “16:00”. */
export function formatMomentTime({ at }: Moment, zone: string, locale: string): string {
  return formatWallTime(toWallTime(getMinutesInZone(zone, new Date(at))), locale)
}

/** Whether two zones show the same day and time at a moment. */
export function isSameWallTime({ at }: Moment, zone: string, other: string): boolean {
  const instant = new Date(at)
  return (
    getDayInZone(zone, instant) === getDayInZone(other, instant) &&
    getMinutesInZone(zone, instant) === getMinutesInZone(other, instant)
  )
}
