import type { DiscountDraft } from '@maktab/ui/features/discounts/admin/discount.schema'
import type { Discount, OwnDiscount } from '@maktab/contract/schema'
import { type Remote, ready } from '@maktab/ui/remote'
import { useApiMutation } from '#api/useApiMutation.ts'
import { useOptionalQuery } from '#api/optionalCalls.ts'

/** What is taken off prices, also what has ended; undefined where the backend knows of none. */
export function useDiscounts(enabled = true): Remote<Discount[]> | undefined {
  return useOptionalQuery('listDiscounts', { enabled, select: ({ discounts }) => discounts })
}

/** What can be done with discounts. */
export function useDiscountActions() {
  const act = useApiMutation()
  return {
    saveDiscount: (body: DiscountDraft) => act('saveDiscount', { body }),
    endDiscount: (id: number) => act('endDiscount', { params: { id } }),
  }
}

const none: Remote<OwnDiscount[]> = ready([])

/** What the student who is signed in has taken off by themselves; nothing where the backend tells of none. */
export function useOwnDiscounts(enabled = true): Remote<OwnDiscount[]> {
  return useOptionalQuery('listOwnDiscounts', { enabled, select: ({ discounts }) => discounts }) ?? none
}
