const HOUR_MINUTES = 60
const DAY_MINUTES = 1440

/** Minutes of the day that a text like `16:05` names, or undefined; seconds, as databases add them, don't count. */
export function parseMinutes(time: string): number | undefined {
  const found = /^([01]?\d|2[0-3]):([0-5]\d)(?::[0-5]\d(?:\.\d+)?)?$/.exec(time.trim())
  return found ? Number(found[1]) * HOUR_MINUTES + Number(found[2]) : undefined
}

/** The time of the day, `HH:mm`, at so many minutes; what goes beyond midnight is of the next day. */
export function formatWallTime(minutes: number): string {
  const ofDay = ((minutes % DAY_MINUTES) + DAY_MINUTES) % DAY_MINUTES
  return `${twoDigits(Math.floor(ofDay / HOUR_MINUTES))}:${twoDigits(ofDay % HOUR_MINUTES)}`
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0')
}
