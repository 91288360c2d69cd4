import type { Weekday } from '@maktab/calendar/Weekday'
import { type Expression, type RawBuilder, sql } from 'kysely'
import { type Database, isPostgres } from '../database/openDatabase.ts'

/** Days of the week as they are kept: `1,3`, or nothing where they are agreed with the teacher. */
export function serializeWeekdays(days: readonly number[] | undefined): string | null {
  return days?.length ? days.toSorted((a, b) => a - b).join(',') : null
}

export function parseWeekdays(kept: string | null): Weekday[] {
  return (kept ? kept.split(',').map(Number) : []) as Weekday[]
}

/** The days of a row as JSON, for lists that the database writes. */
export function createWeekdaysExpression(database: Database) {
  const onPostgres = isPostgres(database)
  return (days: Expression<string | null>): RawBuilder<number[]> => {
    const list = sql`'[' || coalesce(${days}, '') || ']'`
    return onPostgres ? sql<number[]>`cast(${list} as json)` : sql<number[]>`json(${list})`
  }
}
