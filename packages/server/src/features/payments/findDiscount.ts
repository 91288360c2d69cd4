import type { Selectable } from 'kysely'
import type { Database } from '#database/openDatabase.ts'
import type { Tables } from '#database/tables.ts'
import { getSmallestCoin } from '#lib/intl.ts'
import { invalidField } from '#lib/HttpError.ts'
import { message } from '#i18n/message.ts'
import { countDiscountUses, explainInactiveDiscount } from './discountUses.ts'
import type { PaymentSubject } from './createReference.ts'

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
  const left = BigInt(price) * (WHOLE - BigInt(percentage))
  const coins = (left + part / 2n - 1n) / part
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
async function findDiscount(database: Database, wanted: DiscountQuery): Promise<Discount | undefined> {
  const { price, studentId, isUsed } = wanted
  const own = await database
    .selectFrom('discounts')
    .selectAll()
    .where('student_id', '=', studentId)
    .where('code', 'is', null)
    .where('ended_at', 'is', null)
    .orderBy('id')
    .execute()
  const coded = await ofCode(database, wanted)
  const known = [...own.filter((discount) => whyNot(discount, wanted) === undefined), ...(coded ? [coded] : [])]
  // A discount that ended before it was locked no longer applies.
  const held = isUsed ? await hold(database, known) : known
  const typed = coded && held.find(({ id }) => id === coded.id)
  if (coded) refuseTyped(typed, wanted)
  const candidates = held.filter((discount) => whyNot(discount, wanted) === undefined)
  const limited = candidates.filter((one) => one.most_uses !== null).map(({ id }) => id)
  const besides = wanted.kind === 'event' ? { eventId: wanted.itemId, studentId } : undefined
  const usesOf = await countDiscountUses(database, limited, besides)
  const isLeft = ({ id, most_uses }: Discount) => most_uses === null || usesOf(id) < most_uses
  if (typed && !isLeft(typed)) throw invalidField(wanted.field, message('This code has been used up.'))
  const coin = getSmallestCoin(wanted.currency)
  const off = (one: Discount) => calculateDiscountAmount(price, one, coin)
  return candidates
    .filter(isLeft)
    .reduce<Discount | undefined>((best, one) => (best && off(best) >= off(one) ? best : one), undefined)
}

/**
 * Locks discounts by an update without a change, and returns their state. No one else can take a use until the
 * transaction ends.
 */
async function hold(database: Database, discounts: readonly Discount[]): Promise<Discount[]> {
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

async function ofCode(database: Database, wanted: DiscountQuery): Promise<Discount | undefined> {
  if (wanted.code === undefined) return undefined
  const [discount] = await database
    .selectFrom('discounts')
    .selectAll()
    .where('code', '=', normalizeCode(wanted.code))
    .where(({ eb, or }) => or([eb('student_id', 'is', null), eb('student_id', '=', wanted.studentId)]))
    // Active discounts first, because ended ones may have the same code.
    .orderBy(({ fn }) => fn.coalesce('ended_at', ({ lit }) => lit(0)))
    .orderBy('id', 'desc')
    .execute()
  refuseTyped(discount, wanted)
  return discount
}

/** Rejects a code that is invalid or unknown. */
function refuseTyped(discount: Discount | undefined, wanted: DiscountQuery): void {
  const why = discount ? whyNot(discount, wanted) : message('Nobody has given out this code.')
  if (why !== undefined) throw invalidField(wanted.field, why)
}

function whyNot(discount: Discount, wanted: DiscountQuery) {
  const { course_id, event_id } = discount
  const isForOther =
    wanted.kind === 'event'
      ? course_id !== null || (event_id !== null && event_id !== wanted.itemId)
      : event_id !== null || (course_id !== null && course_id !== wanted.itemId)
  return (
    explainInactiveDiscount(discount, wanted) ?? (isForOther ? message('This code is for something else.') : undefined)
  )
}

type ResolvedDiscount = {
  /** In the minor units of the currency. */
  discount: number
  /** The current name of the discount; absent without one. */
  discountId: number | null
  discountName: string | null
}

/** The discount on a price. Free items have none, whatever code was typed. */
export async function resolveDiscount(
  database: Database,
  wanted: Parameters<typeof findDiscount>[1],
): Promise<ResolvedDiscount> {
  const { price, currency } = wanted
  const given = price === 0 ? undefined : await findDiscount(database, wanted)
  if (!given) return { discount: 0, discountId: null, discountName: null }
  return {
    discount: calculateDiscountAmount(price, given, getSmallestCoin(currency)),
    discountId: given.id,
    discountName: given.name,
  }
}
