import type { WallDay } from './WallDay.ts'

/**
 * What became of one lesson of a series, which is named by the day on which it was planned: `to: null` is cancelled,
 * else it is held at that day and time (`HH:mm`) instead. A change of a day without a lesson says nothing.
 */
export type LessonChange = { day: WallDay; to: { day: WallDay; from: string; to: string } | null }
