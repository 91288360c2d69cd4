import type { ZonedMoment } from '@maktab/contract/schema'
import { getOffsetMinutes } from '@maktab/calendar/zonedTime'
import { message } from '#i18n/message.ts'
import { isTimeZone } from '#lib/currency.ts'
import { invalidField } from '#lib/HttpError.ts'

/** Rejects a query whose time zone isn’t known. */
export function assertKnownZone({ zone }: { zone?: string }): void {
  if (zone !== undefined && !isTimeZone(zone)) throw invalidField('zone', message('We don’t recognize this time zone.'))
}

type Zones = {
  /** The school's. */
  timeZone: string
  /** The user's, if the request names one. */
  zone: string | undefined
}

/** An instant in milliseconds, with its UTC offsets at the school and for the user. */
export function toZonedMoment(instant: number, { timeZone, zone }: Zones): ZonedMoment {
  return {
    at: new Date(instant).toISOString(),
    offset: getMinutes(timeZone, instant),
    viewerOffset: zone === undefined ? null : getMinutes(zone, instant),
  }
}

/** In the past, zones had offsets with seconds. */
function getMinutes(zone: string, instant: number): number {
  return Math.round(getOffsetMinutes(zone, instant))
}
