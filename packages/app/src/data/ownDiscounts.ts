import type { OwnDiscount } from '@maktab/contract/schema'
import { type Remote, mapRemote, ready } from '@maktab/ui/remote'
import { useQuery } from '@tanstack/react-query'
import { readOptions } from '../calls/readOptions.ts'
import { useUnlessUnknown } from '../calls/useUnlessUnknown.ts'

const none: Remote<OwnDiscount[]> = ready([])

/** What the student who is signed in has taken off by themselves; nothing where the backend tells of none. */
export function useOwnDiscounts(enabled = true): Remote<OwnDiscount[]> {
  const answer = useUnlessUnknown('listOwnDiscounts', useQuery({ ...readOptions('listOwnDiscounts'), enabled }))
  return answer ? mapRemote(answer, ({ discounts }) => discounts) : none
}
