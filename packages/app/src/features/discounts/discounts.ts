import type { DiscountDraft } from '@maktab/ui/features/discounts/admin/discount.schema'
import type { Discount, OwnDiscount } from '@maktab/contract/schema'
import { type Remote, ready } from '@maktab/ui/remote'
import { useApiMutation } from '#api/useApiMutation.ts'
import { useOptionalQuery } from '#api/optionalCalls.ts'

/** All discounts, including ended ones; undefined if the backend has none. */
export function useDiscounts(enabled = true): Remote<Discount[]> | undefined {
  return useOptionalQuery('listDiscounts', { enabled, select: ({ discounts }) => discounts })
}

export function useDiscountActions() {
  const mutate = useApiMutation()
  return {
    saveDiscount: (body: DiscountDraft) => mutate('saveDiscount', { body }),
    endDiscount: (id: number) => mutate('endDiscount', { params: { id } }),
  }
}

const none: Remote<OwnDiscount[]> = ready([])

/** The discounts of the signed-in student that apply automatically; none if the backend has no discounts. */
export function useOwnDiscounts(enabled = true): Remote<OwnDiscount[]> {
  return useOptionalQuery('listOwnDiscounts', { enabled, select: ({ discounts }) => discounts }) ?? none
}
