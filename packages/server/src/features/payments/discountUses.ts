import { type SqlBool, sql, type Selectable } from 'kysely'
import type { Database } from '#database/openDatabase.ts'
import { HttpError } from '#lib/HttpError.ts'
import { message } from '#i18n/message.ts'
import type { Tables } from '#database/tables.ts'

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

/**
 * For a rejected payment that was just made to count after all: its discount must have a use left for it, which somebody
 * else may have taken meanwhile. A discount that has ended can’t be given more uses, and refuses nothing.
 */
export async function assertDiscountAvailable(
  database: Database,
  { kind, id }: { kind: 'course' | 'event'; id: number },
): Promise<void> {
  const { discount_id } = await database
    .selectFrom(kind === 'course' ? 'purchases' : 'event_members')
    .select('discount_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  if (discount_id === null) return
  // Whose row is written, nobody else counts until the transaction ends.
  const discount = await database
    .updateTable('discounts')
    .set(({ ref }) => ({ name: ref('name') }))
    .where('id', '=', discount_id)
    .where('ended_at', 'is', null)
    .returning('most_uses')
    .executeTakeFirst()
  if (!discount || discount.most_uses === null) return
  const usesOf = await countDiscountUses(database, [discount_id])
  if (usesOf(discount_id) > discount.most_uses) {
    throw new HttpError(
      422,
      message('The discount of this payment has been used up since. Allow one more use of it first.'),
    )
  }
}

type DiscountValidity = Pick<Selectable<Tables['discounts']>, 'ended_at' | 'starts' | 'ends' | 'currency'>
type ValidityQuery = {
  currency: string
  /** The day that it is at the school. */
  today: string
}

/** Why a discount takes nothing off today, whatever is paid for; undefined where it holds. */
export function explainInactiveDiscount({ ended_at, starts, ends, currency }: DiscountValidity, asked: ValidityQuery) {
  const hasOther = currency !== null && currency !== asked.currency
  if (ended_at !== null || (ends !== null && ends < asked.today) || hasOther) {
    return message('This code no longer holds.')
  }
  return starts !== null && starts > asked.today ? message('This code does not hold yet.') : undefined
}
