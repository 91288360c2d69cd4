import type { DiscountDraft } from '@maktab/ui/screens/admin/DiscountsScreen/discount.schema'
import type { Discount } from '@maktab/contract/schema'
import { type Remote, mapRemote } from '@maktab/ui/remote'
import { useQuery } from '@tanstack/react-query'
import { readOptions } from '../calls/readOptions.ts'
import { useAct } from '../calls/useAct.ts'
import { useUnlessUnknown } from '../calls/useUnlessUnknown.ts'

/** What is taken off prices, also what has ended; undefined where the backend knows of none. */
export function useDiscounts(enabled = true): Remote<Discount[]> | undefined {
  const discounts = useUnlessUnknown('listDiscounts', useQuery({ ...readOptions('listDiscounts'), enabled }))
  return discounts && mapRemote(discounts, (answer) => answer.discounts)
}

/** What can be done with discounts. */
export function useDiscountActions() {
  const act = useAct()
  return {
    saveDiscount: (body: DiscountDraft) => act('saveDiscount', { body }),
    endDiscount: (id: number) => act('endDiscount', { params: { id } }),
  }
}
