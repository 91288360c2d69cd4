import { type WallDay, readWallDay } from '../WallDay.ts'

/** A day of a test, which the calendar has to have. */
export function parseTestDay(text: string): WallDay {
  const day = readWallDay(text)
  if (!day) throw new Error(`${text} is no day.`)
  return day
}
