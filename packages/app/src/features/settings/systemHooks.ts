import { useOptionalQuery } from '#api/optionalOperations.ts'

/** No change of a record shows that an email failed, so the state is requested again when a page opens. */
const STALE_MILLISECONDS = 30_000

/** The state of the system; undefined if the backend doesn’t tell or the user doesn’t take care of it. */
export function useSchoolStatus() {
  return useOptionalQuery('getSchoolStatus', { staleTime: STALE_MILLISECONDS })
}
