import type { Discount, OwnDiscount } from '@maktab/contract/schema'
import { type Remote, ready } from '@maktab/ui/remote'
import { useOptionalQuery } from '#api/optionalOperations.ts'

/** All discounts, including ended ones; undefined if the backend has none. */
export function useDiscounts(enabled = true): Remote<Discount[]> | undefined {
  return useOptionalQuery('listDiscounts', { enabled, select: ({ discounts }) => discounts })
}

const none: Remote<OwnDiscount[]> = ready([])

/** The discounts of the signed-in student that apply automatically; none if the backend has no discounts. */
export function useOwnDiscounts(enabled = true): Remote<OwnDiscount[]> {
  return useOptionalQuery('listOwnDiscounts', { enabled, select: ({ discounts }) => discounts }) ?? none
}
