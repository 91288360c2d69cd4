import { type SqlBool, sql } from 'kysely'
import type { Database } from '#database/openDatabase.ts'

/**
 * For how many payments each discount was used; one that was rejected doesn’t count, and a month is owed until somebody
 * waives it.
 */
export async function countDiscountUses(
  database: Database,
  /** All that there are, where none are named. */
  ids: readonly number[] | undefined,
  /** Whoever sends a receipt again for the same event has used it for that already. */
  besides?: { eventId: number; studentId: number },
): Promise<(id: number) => number> {
  if (ids?.length === 0) return () => 0
  const isMeant = sql<SqlBool>`discount_id ${ids ? sql`in (${sql.join(ids)})` : sql`is not null`}`
  const purchases = await database
    .selectFrom('purchases')
    .select(({ fn }) => ['discount_id', fn.countAll().as('uses')])
    .where(isMeant)
    .where('status', '!=', 'rejected')
    .groupBy('discount_id')
    .execute()
  const payments = await database
    .selectFrom('event_members')
    .select(({ fn }) => ['discount_id', fn.countAll().as('uses')])
    .where(isMeant)
    .where('payment_status', '!=', 'rejected')
    .$if(besides !== undefined, (some) =>
      some.where(({ eb, or }) =>
        or([eb('event_id', '!=', besides?.eventId ?? 0), eb('student_id', '!=', besides?.studentId ?? 0)]),
      ),
    )
    .groupBy('discount_id')
    .execute()
  const fees = await database
    .selectFrom('fees')
    .select(({ fn }) => ['discount_id', fn.countAll().as('uses')])
    .where(isMeant)
    // What all was taken off of was never asked for.
    .where(({ eb, or }) => or([eb('status', '!=', 'waived'), eb('amount', '=', 0)]))
    .groupBy('discount_id')
    .execute()
  const uses = new Map<number | null, number>()
  for (const { discount_id: id, uses: more } of [...purchases, ...payments, ...fees]) {
    uses.set(id, (uses.get(id) ?? 0) + Number(more))
  }
  return (id) => uses.get(id) ?? 0
}
