import type { Database } from '#database/openDatabase.ts'
import { getSmallestCoin } from '#lib/getMinorUnitDigits.ts'
import { findDiscount } from './findDiscount.ts'
import { calculateDiscountAmount } from './calculateDiscountAmount.ts'

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
