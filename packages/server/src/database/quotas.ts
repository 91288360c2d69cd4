import { sql } from 'kysely'
import type { Database } from './openDatabase.ts'
import { createHash } from 'node:crypto'

/** How far the clocks of two machines may be apart. What begins later than that was saved by a wrong clock. */
export const MAX_CLOCK_SKEW_MILLISECONDS = 5 * 60_000

export const DAY_MILLISECONDS = 24 * 60 * 60_000
/** Every window is a day or shorter. A row that ends later than this was written by a clock that was ahead. */
export const MAX_QUOTA_WINDOW_MILLISECONDS = DAY_MILLISECONDS + MAX_CLOCK_SKEW_MILLISECONDS

/** At most `most` units under a key within a window, which begins with the first of them. */
type Quota = { key: string; most: number; milliseconds: number }
type Spending = Quota & { units: number; now: number }

/** Adds units to a quota and returns true, or returns false and leaves the count unchanged where they don't fit. */
export async function consumeQuota(
  database: Database,
  { key, most, milliseconds, units, now }: Spending,
): Promise<boolean> {
  if (units > most) return false
  const until = now + milliseconds
  const isOver = sql<boolean>`(attempts.until <= ${now} or attempts.until > ${until + MAX_CLOCK_SKEW_MILLISECONDS})`
  const spent = await database
    .insertInto('attempts')
    .values({ key, count: units, until, email_hash: null })
    .onConflict((conflict) =>
      conflict
        .column('key')
        .doUpdateSet({
          count: sql<number>`case when ${isOver} then ${units} else attempts.count + ${units} end`,
          until: sql<number>`case when ${isOver} then ${until} else attempts.until end`,
        })
        .where(sql<boolean>`${isOver} or attempts.count + ${units} <= ${most}`),
    )
    .returning('key')
    .executeTakeFirst()
  return spent !== undefined
}

/** Takes units back that were spent for something that failed. */
export async function refundQuota(database: Database, { key, units }: Pick<Spending, 'key' | 'units'>): Promise<void> {
  await database
    .updateTable('attempts')
    .set({ count: sql<number>`case when count > ${units} then count - ${units} else 0 end` })
    .where('key', '=', key)
    .execute()
}

/** How an e-mail is kept that somebody typed, who may have no account: no list of them is to be read from the database. */
export function hashEmail(email: string): string {
  return createHash('sha256').update(email.toLowerCase()).digest('base64url')
}
