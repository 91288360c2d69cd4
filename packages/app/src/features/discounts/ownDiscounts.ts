import type { OwnDiscount } from '@maktab/contract/schema'
import { type Remote, ready } from '@maktab/ui/remote'
import { useOptionalQuery } from '#api/useOptionalQuery.ts'

const none: Remote<OwnDiscount[]> = ready([])

/** What the student who is signed in has taken off by themselves; nothing where the backend tells of none. */
export function useOwnDiscounts(enabled = true): Remote<OwnDiscount[]> {
  return useOptionalQuery('listOwnDiscounts', { enabled, select: ({ discounts }) => discounts }) ?? none
}
