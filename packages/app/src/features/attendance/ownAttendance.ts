import type { OwnAttendance } from '@maktab/contract/schema'
import type { Remote } from '@maktab/ui/remote'
import { useOptionalQuery } from '#api/useOptionalQuery.ts'

/** The attendance of the student who is signed in; undefined where the backend doesn’t have the call (decision 16). */
export function useOwnAttendance(enabled = true): Remote<OwnAttendance> | undefined {
  return useOptionalQuery('listOwnAttendance', { enabled })
}
