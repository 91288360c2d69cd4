import type { Answer } from '@maktab/client/createAsk'
import { type Remote, mapRemote } from '@maktab/ui/remote'
import { type UseQueryOptions, useQuery } from '@tanstack/react-query'
import { type Reading, readOptions } from '#calls/readOptions.ts'
import { sentencesOf } from '#calls/sentences.ts'
import { useRemote } from '#calls/useRemote.ts'
import { type PagedId, type RowOf, rowsIn } from './PagedId.ts'
import { useListQuery } from './useListQuery.ts'

/** All rows of a list. Where something else of it is asked for by the same page, a backend that sends all is asked once. */
export function useWhole<Id extends PagedId>(id: Id, isNeeded: boolean): Remote<RowOf<Id>[]> {
  const { rows, page } = useListQuery(id, { query: { limit: 1 }, isNeeded })
  const options = readOptions<Id>(id, {} as Reading<Id>) as UseQueryOptions<Answer<Id>>
  const whole = useRemote(useQuery({ ...options, enabled: isNeeded && page !== undefined }), sentencesOf(id))
  return page === undefined ? rows : mapRemote(whole, (answer) => rowsIn(id, answer))
}
