import type { Selectable } from 'kysely'
import type { Database } from '#database/openDatabase.ts'
import type { Tables } from '#database/tables.ts'
import { getSmallestCoin } from '#lib/currency.ts'
import { invalidField } from '#lib/HttpError.ts'
import { message } from '#i18n/message.ts'
import { countDiscountUses, explainInactiveDiscount } from './discountUses.ts'
import type { PaymentSubject } from './createPaymentReference.ts'

/** Normalizes a code for comparison, ignoring case and spaces. */
export function normalizeCode(typed: string): string {
  return typed.normalize('NFKC').replaceAll(/\s/gu, '').toUpperCase()
}

/** A percentage of the price, or an amount in minor units. */
type DiscountValue = { percentage: number | null; amount: number | null }

const WHOLE = 100n

/**
 * The discount on a price in whole minor units, never more than the price. The amount left to pay is rounded to coins,
 * half a coin down, because smaller amounts can't be paid.
 */
export function calculateDiscountAmount(price: number, { percentage, amount }: DiscountValue, coin: number): number {
  if (percentage === null) return Math.min(amount ?? 0, price)
  const part = WHOLE * BigInt(coin)
  const remaining = BigInt(price) * (WHOLE - BigInt(percentage))
  const coins = (remaining + part / 2n - 1n) / part
  return Math.max(0, price - Number(coins) * coin)
}

type Discount = Selectable<Tables['discounts']>
type DiscountQuery = PaymentSubject & {
  /** In minor units of the currency. */
  price: number
  currency: string
  /** The current day at the school. */
  today: string
  code: string | undefined
  /** The body's field with the code. */
  field: string
  /** Whether it is used now, which locks it so that no one else can take the last use. */
  isUsed: boolean
}

/**
 * The best discount for a student: the largest of their own and the typed code. Discounts are never combined. An
 * invalid code is rejected; another student's code is treated as unknown.
 */
async function findDiscount(database: Database, query: DiscountQuery): Promise<Discount | undefined> {
  const { price, studentId, isUsed } = query
  const own = await database
    .selectFrom('discounts')
    .selectAll()
    .where('student_id', '=', studentId)
    .where('code', 'is', null)
    .where('ended_at', 'is', null)
    .orderBy('id')
    .execute()
  const coded = await findByCode(database, query)
  const applicable = [
    ...own.filter((discount) => explainInapplicable(discount, query) === undefined),
    ...(coded ? [coded] : []),
  ]
  // A discount that ended before it was locked no longer applies.
  const held = isUsed ? await lockDiscounts(database, applicable) : applicable
  const typed = coded && held.find(({ id }) => id === coded.id)
  if (coded) assertApplicable(typed, query)
  const candidates = held.filter((discount) => explainInapplicable(discount, query) === undefined)
  const limited = candidates.filter((one) => one.most_uses !== null).map(({ id }) => id)
  const exceptFor = query.kind === 'event' ? { eventId: query.itemId, studentId } : undefined
  const usesOf = await countDiscountUses(database, limited, exceptFor)
  const isLeft = ({ id, most_uses }: Discount) => most_uses === null || usesOf(id) < most_uses
  if (typed && !isLeft(typed)) throw invalidField(query.field, message('This code has been used up.'))
  const coin = getSmallestCoin(query.currency)
  const off = (one: Discount) => calculateDiscountAmount(price, one, coin)
  return candidates
    .filter(isLeft)
    .reduce<Discount | undefined>((best, one) => (best && off(best) >= off(one) ? best : one), undefined)
}

/**
 * Locks discounts by an update without a change, and returns their state. No one else can take a use until the
 * transaction ends.
 */
async function lockDiscounts(database: Database, discounts: readonly Discount[]): Promise<Discount[]> {
  const held: Discount[] = []
  for (const { id } of discounts.toSorted((one, other) => one.id - other.id)) {
    const row = await database
      .updateTable('discounts')
      .set(({ ref }) => ({ name: ref('name') }))
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirst()
    if (row) held.push(row)
  }
  return held
}

async function findByCode(database: Database, query: DiscountQuery): Promise<Discount | undefined> {
  if (query.code === undefined) return undefined
  const [discount] = await database
    .selectFrom('discounts')
    .selectAll()
    .where('code', '=', normalizeCode(query.code))
    .where(({ eb, or }) => or([eb('student_id', 'is', null), eb('student_id', '=', query.studentId)]))
    // Active discounts first, because ended ones may have the same code.
    .orderBy(({ fn }) => fn.coalesce('ended_at', ({ lit }) => lit(0)))
    .orderBy('id', 'desc')
    .execute()
  assertApplicable(discount, query)
  return discount
}

/** Rejects a code that is invalid or unknown. */
function assertApplicable(discount: Discount | undefined, query: DiscountQuery): void {
  const why = discount ? explainInapplicable(discount, query) : message('This code doesn’t exist.')
  if (why !== undefined) throw invalidField(query.field, why)
}

function explainInapplicable(discount: Discount, query: DiscountQuery) {
  const { course_id, event_id } = discount
  const isForOther =
    query.kind === 'event'
      ? course_id !== null || (event_id !== null && event_id !== query.itemId)
      : event_id !== null || (course_id !== null && course_id !== query.itemId)
  return explainInactiveDiscount(discount, query) ?? (isForOther ? message('This code doesn’t apply here.') : undefined)
}

type ResolvedDiscount = {
  /** In the minor units of the currency. */
  discount: number
  /** The current name of the discount; absent without one. */
  discountId: number | null
  discountName: string | null
}

/** The discount on a price. Free items have none, even with a code. */
export async function resolveDiscount(
  database: Database,
  query: Parameters<typeof findDiscount>[1],
): Promise<ResolvedDiscount> {
  const { price, currency } = query
  const found = price === 0 ? undefined : await findDiscount(database, query)
  if (!found) return { discount: 0, discountId: null, discountName: null }
  return {
    discount: calculateDiscountAmount(price, found, getSmallestCoin(currency)),
    discountId: found.id,
    discountName: found.name,
  }
}
