import { ApiError } from '@maktab/client/ApiError'
import type { SchoolFigures } from '@maktab/contract/schema'
import type { Remote } from '@maktab/ui/remote'
import { useQuery } from '@tanstack/react-query'
import { readOptions } from '../calls/readOptions.ts'
import { useRemote } from '../calls/useRemote.ts'

/** What came to the school by month and week: an extension, undefined where the backend doesn’t know it (decision 16). */
export function useSchoolFigures(): Remote<SchoolFigures> | undefined {
  const asked = useQuery(readOptions('getSchoolFigures'))
  const figures = useRemote(asked)
  return asked.error instanceof ApiError && asked.error.status === 404 ? undefined : figures
}
