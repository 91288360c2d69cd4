import { type Weekday, type WallDay, addDays, weekdayOf } from '@maktab/calendar/WallDay'
import { type Expression, type RawBuilder, sql } from 'kysely'
import { type Database, isPostgres } from '../database/openDatabase.ts'
import type { Series } from '@maktab/calendar/Series'

/** Serializes days of the week for the database: `1,3`; null if they are agreed with the teacher. */
export function serializeWeekdays(days: readonly number[] | undefined): string | null {
  return days?.length ? days.toSorted((a, b) => a - b).join(',') : null
}

export function parseWeekdays(stored: string | null): Weekday[] {
  return (stored ? stored.split(',').map(Number) : []) as Weekday[]
}

/** SQL expression for the days of a row as JSON. */
export function createWeekdaysExpression(database: Database) {
  const onPostgres = isPostgres(database)
  return (days: Expression<string | null>): RawBuilder<number[]> => {
    const list = sql`'[' || coalesce(${days}, '') || ']'`
    return onPostgres ? sql<number[]>`cast(${list} as json)` : sql<number[]>`json(${list})`
  }
}

const WEEK = 7

/** Whether a lesson takes place on a day. */
export function isLessonDay({ days, starts, ends }: Series, day: WallDay): boolean {
  return days.includes(weekdayOf(day)) && (starts === null || day >= starts) && (ends === null || day <= ends)
}

/** The first lesson day from a given day on; undefined if there is none. */
export function findFirstLessonDay(series: Series, from: WallDay): WallDay | undefined {
  const first = series.starts !== null && series.starts > from ? series.starts : from
  for (let count = 0; count < WEEK; count += 1) {
    const day = addDays(first, count)
    if (isLessonDay(series, day)) return day
  }
  return undefined
}

/** Shifts days of the week by a number of days. */
export function shiftWeekdays(days: readonly Weekday[], by: number): Weekday[] {
  return days.map((day) => (((((day - 1 + by) % WEEK) + WEEK) % WEEK) + 1) as Weekday)
}
