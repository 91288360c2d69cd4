import type { Fee } from '@maktab/contract/schema'
import { type Remote, mapRemote } from '@maktab/ui/remote'
import { useQuery } from '@tanstack/react-query'
import { readOptions } from '../calls/readOptions.ts'
import { useUnlessUnknown } from '../calls/useUnlessUnknown.ts'

/** What the student who is signed in pays for each month; undefined where the backend knows of no fees (decision 16). */
export function useOwnFees(enabled = true): Remote<Fee[]> | undefined {
  const answer = useUnlessUnknown('listOwnFees', useQuery({ ...readOptions('listOwnFees'), enabled }))
  return answer && mapRemote(answer, ({ fees }) => fees)
}
