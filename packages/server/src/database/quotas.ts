import { sql } from 'kysely'
import type { Database } from './openDatabase.ts'
import { createHash } from 'node:crypto'

/** Maximum clock difference between two machines; a later start time was written by a wrong clock. */
export const MAX_CLOCK_SKEW_MILLISECONDS = 5 * 60_000

export const DAY_MILLISECONDS = 24 * 60 * 60_000
/** Windows last a day at most, so a row that ends later was written by a clock that was ahead. */
export const MAX_QUOTA_WINDOW_MILLISECONDS = DAY_MILLISECONDS + MAX_CLOCK_SKEW_MILLISECONDS

/** Allows `most` units per key and window; a window starts with the first unit. */
type Quota = { key: string; most: number; milliseconds: number }
type Usage = Quota & { units: number }

/** Adds units to a quota and returns true; returns false without counting them if they exceed it. */
export async function consumeQuota(
  database: Database,
  { key, most, milliseconds, units, now }: Usage & { now: number },
): Promise<boolean> {
  if (units > most) return false
  const until = now + milliseconds
  const isExpired = sql<boolean>`(attempts.until <= ${now} or attempts.until > ${until + MAX_CLOCK_SKEW_MILLISECONDS})`
  const spent = await database
    .insertInto('attempts')
    .values({ key, count: units, until, email_hash: null })
    .onConflict((conflict) =>
      conflict
        .column('key')
        .doUpdateSet({
          count: sql<number>`case when ${isExpired} then ${units} else attempts.count + ${units} end`,
          until: sql<number>`case when ${isExpired} then ${until} else attempts.until end`,
        })
        .where(sql<boolean>`${isExpired} or attempts.count + ${units} <= ${most}`),
    )
    .returning('key')
    .executeTakeFirst()
  return spent !== undefined
}

/**
 * Adds units to several quotas and returns a function that refunds them. If one of the quotas would be exceeded, adds to
 * none and returns undefined.
 */
export async function consumeQuotas(
  database: Database,
  quotas: readonly Usage[],
  now: number,
): Promise<(() => Promise<void>) | undefined> {
  const consumed: Usage[] = []
  const refund = async () => {
    for (const quota of consumed) await refundQuota(database, quota)
  }
  for (const quota of quotas) {
    if (!(await consumeQuota(database, { ...quota, now }))) {
      await refund()
      return undefined
    }
    consumed.push(quota)
  }
  return refund
}

/** Refunds units of something that failed. */
export async function refundQuota(database: Database, { key, units }: Pick<Usage, 'key' | 'units'>): Promise<void> {
  await database
    .updateTable('attempts')
    .set({ count: sql<number>`case when count > ${units} then count - ${units} else 0 end` })
    .where('key', '=', key)
    .execute()
}

/** Hashes a typed email, which may belong to no account, so that the database contains no list of such emails. */
export function hashEmail(email: string): string {
  return createHash('sha256').update(email.toLowerCase()).digest('base64url')
}
