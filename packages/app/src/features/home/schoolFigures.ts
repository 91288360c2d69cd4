import type { SchoolFigures } from '@maktab/contract/schema'
import type { Remote } from '@maktab/ui/remote'
import { useOptionalQuery } from '#api/useOptionalQuery.ts'

/** What came to the school by month and week: an extension, undefined where the backend doesn’t know it (decision 16). */
export function useSchoolStatistics(): Remote<SchoolFigures> | undefined {
  return useOptionalQuery('getSchoolFigures')
}
