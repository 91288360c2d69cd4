import { dayIn, instantIn, minutesIn } from './schoolTime.ts'
import { isOvernight, parseWallTime, wallTimeOf } from './wallTime.ts'
import { addDays } from './wireDay.ts'

/** The wall times of the school's zone between which a class meets, every day. */
export type ClassHours = { from: string; to: string }

/** `startShift` is 1 where the class begins on the day after the school's, and -1 on the day before. */
type ViewerHours = ClassHours & { startShift: number }

/** What a viewer's own clocks show for the class of the school's present day; nothing where they show the same. */
export function viewerHours(
  hours: ClassHours,
  schoolZone: string,
  viewerZone: string,
  now: Date,
): ViewerHours | undefined {
  const day = dayIn(schoolZone, now)
  const meeting = meetingOn(day, hours, schoolZone)
  if (!meeting) return undefined
  const [from, to] = [minutesIn(viewerZone, meeting.start), minutesIn(viewerZone, meeting.end)]
  const startShift = Math.sign(Date.parse(dayIn(viewerZone, meeting.start)) - Date.parse(day))
  const isSame = startShift === 0 && from === parseWallTime(hours.from) && to === parseWallTime(hours.to)
  return isSame ? undefined : { from: wallTimeOf(from), to: wallTimeOf(to), startShift }
}

/** Minutes until the class begins: none or fewer while it is on. Undefined where its times can't be read. */
export function minutesUntil(hours: ClassHours, schoolZone: string, now: Date): number | undefined {
  const today = dayIn(schoolZone, now)
  // An overnight class of yesterday may still be on.
  const next = [-1, 0, 1]
    .map((days) => meetingOn(addDays(today, days), hours, schoolZone))
    .find((meeting) => meeting !== undefined && meeting.end > now)
  return next && Math.ceil((next.start.getTime() - now.getTime()) / 60_000)
}

/** From ten minutes before a class begins until it ends: when joining is what a person has come for. */
export function isOnOrAboutToStart(hours: ClassHours, schoolZone: string, now: Date): boolean {
  const minutes = minutesUntil(hours, schoolZone, now)
  return minutes !== undefined && minutes <= 10
}

function meetingOn(day: string, hours: ClassHours, zone: string): { start: Date; end: Date } | undefined {
  const [from, to] = [parseWallTime(hours.from), parseWallTime(hours.to)]
  if (from === undefined || to === undefined) return undefined
  const lastDay = isOvernight(hours) ? addDays(day, 1) : day
  return { start: instantIn(zone, day, from), end: instantIn(zone, lastDay, to) }
}
