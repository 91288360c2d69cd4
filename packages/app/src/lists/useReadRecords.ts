import type { Answer } from '@maktab/client/createAsk'
import { useQueryClient } from '@tanstack/react-query'
import { type Reading, readOptions } from '#calls/readOptions.ts'
import { type PagedId, type RowOf, rowsIn } from './PagedId.ts'

/** So many may be asked for at once. */
const MOST = 100

/** Asks for rows of a list by their numbers when they are needed; undefined where they can’t be had. */
export function useReadRecords<Id extends PagedId>(id: Id) {
  const queries = useQueryClient()
  return async (numbers: readonly number[]): Promise<RowOf<Id>[] | undefined> => {
    const rows: RowOf<Id>[] = []
    try {
      for (let from = 0; from < numbers.length; from += MOST) {
        const query = { ids: numbers.slice(from, from + MOST).join() }
        const answer: Answer<Id> = await queries.fetchQuery(readOptions<Id>(id, { query } as Reading<Id>))
        rows.push(...rowsIn(id, answer))
        // Whoever doesn’t hear of numbers sends all.
        if (!('page' in answer)) break
      }
    } catch {
      return undefined
    }
    return rows
  }
}
