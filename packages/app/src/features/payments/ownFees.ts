import type { Fee } from '@maktab/contract/schema'
import type { Remote } from '@maktab/ui/remote'
import { useOptionalQuery } from '#api/useOptionalQuery.ts'

/** What the student who is signed in pays for each month; undefined where the backend knows of no fees (decision 16). */
export function useOwnFees(enabled = true): Remote<Fee[]> | undefined {
  return useOptionalQuery('listOwnFees', { enabled, select: ({ fees }) => fees })
}
