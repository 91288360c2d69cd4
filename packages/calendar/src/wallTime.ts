const HOUR_MINUTES = 60
const DAY_MINUTES = 1440

/**
 * Parses a time like `16:05` to minutes since midnight, or undefined; seconds, which some databases add, are ignored.
 */
export function parseMinutes(time: string): number | undefined {
  const found = /^([01]?\d|2[0-3]):([0-5]\d)(?::[0-5]\d(?:\.\d+)?)?$/.exec(time.trim())
  return found ? Number(found[1]) * HOUR_MINUTES + Number(found[2]) : undefined
}

/** Formats minutes since midnight as `HH:mm`, wrapping around at midnight. */
export function formatWallTime(minutes: number): string {
  const minutesOfDay = ((minutes % DAY_MINUTES) + DAY_MINUTES) % DAY_MINUTES
  return `${twoDigits(Math.floor(minutesOfDay / HOUR_MINUTES))}:${twoDigits(minutesOfDay % HOUR_MINUTES)}`
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0')
}
