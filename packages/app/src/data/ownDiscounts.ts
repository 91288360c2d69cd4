import type { OwnDiscount } from '@maktab/contract/schema'
import { useQuery } from '@tanstack/react-query'
import { readOptions } from '../calls/readOptions.ts'

const none: readonly OwnDiscount[] = []

/** What the student who is signed in has taken off by themselves; nothing until it is known, or where nobody tells. */
export function useOwnDiscounts(enabled = true): readonly OwnDiscount[] {
  return useQuery({ ...readOptions('listOwnDiscounts'), enabled }).data?.discounts ?? none
}
