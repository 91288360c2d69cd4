import { type SqlBool, sql, type Selectable } from 'kysely'
import type { Database } from '#database/openDatabase.ts'
import { HttpError } from '#lib/HttpError.ts'
import { message } from '#i18n/message.ts'
import type { Tables } from '#database/tables.ts'

/** The number of payments that use each discount. Rejected payments don't count. Fees count until they are waived. */
export async function countDiscountUses(
  database: Database,
  /** All discounts if undefined. */
  ids: readonly number[] | undefined,
  /** Excludes the payment of this event, because resending its receipt takes no further use. */
  exceptFor?: { eventId: number; studentId: number },
): Promise<(id: number) => number> {
  if (ids?.length === 0) return () => 0
  const isSelected = sql<SqlBool>`discount_id ${ids ? sql`in (${sql.join(ids)})` : sql`is not null`}`
  const purchases = await database
    .selectFrom('purchases')
    .select(({ fn }) => ['discount_id', fn.countAll().as('uses')])
    .where(isSelected)
    .where('status', '!=', 'rejected')
    .groupBy('discount_id')
    .execute()
  const payments = await database
    .selectFrom('event_members')
    .select(({ fn }) => ['discount_id', fn.countAll().as('uses')])
    .where(isSelected)
    .where('payment_status', '!=', 'rejected')
    .$if(exceptFor !== undefined, (some) =>
      some.where(({ eb, or }) =>
        or([eb('event_id', '!=', exceptFor?.eventId ?? 0), eb('student_id', '!=', exceptFor?.studentId ?? 0)]),
      ),
    )
    .groupBy('discount_id')
    .execute()
  const fees = await database
    .selectFrom('fees')
    .select(({ fn }) => ['discount_id', fn.countAll().as('uses')])
    .where(isSelected)
    // A fee that the discount covered entirely was never due, but uses it.
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
 * Rejects approving a payment that was rejected if its discount has no use left, because another payment may have taken
 * it. An ended discount can't get more uses, so it blocks nothing.
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
  // The update locks the discount until the transaction ends, so that no one else can take a use.
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
      message('The discount on this payment has since been used up. Allow one more use of it first.'),
    )
  }
}

type DiscountValidity = Pick<Selectable<Tables['discounts']>, 'ended_at' | 'starts' | 'ends' | 'currency'>
type ValidityQuery = {
  currency: string
  /** The current day at the school. */
  today: string
}

/** Why a discount doesn't apply to any item today; undefined if it does. */
export function explainInactiveDiscount({ ended_at, starts, ends, currency }: DiscountValidity, query: ValidityQuery) {
  const hasOther = currency !== null && currency !== query.currency
  if (ended_at !== null || (ends !== null && ends < query.today) || hasOther) {
    return message('This code has expired.')
  }
  return starts !== null && starts > query.today ? message('This code isn’t active yet.') : undefined
}
