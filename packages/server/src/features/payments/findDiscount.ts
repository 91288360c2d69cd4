import type { Selectable } from 'kysely'
import type { Database } from '#database/openDatabase.ts'
import type { Tables } from '#database/tables.ts'
import { getSmallestCoin } from '#lib/intl.ts'
import { invalidField } from '#lib/HttpError.ts'
import { message } from '#i18n/message.ts'
import { countDiscountUses, explainInactiveDiscount } from './discountUses.ts'
import type { PaymentSubject } from './createReference.ts'

/** A code as it is compared: whether it is typed in capitals, or with blanks between, makes no difference. */
export function normalizeCode(typed: string): string {
  return typed.normalize('NFKC').replaceAll(/\s/gu, '').toUpperCase()
}

/** Of the price so many percent, or an amount in minor units. */
type DiscountValue = { percentage: number | null; amount: number | null }

const WHOLE = 100n

/**
 * How much of a price is taken off, in whole minor units. What a percentage leaves is rounded to coins, half a coin down,
 * because nobody can pay less than a coin; it is never more than the price.
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
  /** The day that it is at the school. */
  today: string
  code: string | undefined
  /** What the body calls the code. */
  field: string
  /** Whether it is used now, so that nobody else may take the last one. */
  isUsed: boolean
}

/**
 * What is taken off somebody’s price: the most of what they have by themselves and of the code that they typed. Two are
 * never added up. A code that doesn’t hold is refused; one that is another student’s as if nobody had given it out.
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
  // One that was ended until it could be held takes nothing off any more.
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

/** Whose row is written, though nothing changes, nobody else counts until the transaction ends; as they are then. */
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
    // What holds now, before what was once called the same.
    .orderBy(({ fn }) => fn.coalesce('ended_at', ({ lit }) => lit(0)))
    .orderBy('id', 'desc')
    .execute()
  refuseTyped(discount, wanted)
  return discount
}

/** Refuses a code that doesn’t hold, or that nobody has given out. */
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
  /** What is taken off, as the school calls it now; none where nothing is. */
  discountId: number | null
  discountName: string | null
}

/** What is taken off somebody’s price; of what is free nothing is, whatever was typed. */
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
