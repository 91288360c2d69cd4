/** A stretch of the week in minutes: 0 is Monday 00:00, 10,080 the end of Sunday. The last minute isn't part of it. */
export type WeekInterval = { from: number; to: number }
