import type { ResponseOf } from '@maktab/client/createApi'
import { useQueryClient } from '@tanstack/react-query'
import { type QueryRequest, queryOptionsFor } from '#api/queryOptionsFor.ts'
import { type ListOperationId, type RowOf, getRows } from './ListOperationId.ts'

/** So many may be asked for at once. */
const MAX_IDS = 100

/** Asks for rows of a list by their numbers when they are needed; undefined where they can’t be had. */
export function useFetchRecords<Id extends ListOperationId>(id: Id) {
  const queries = useQueryClient()
  return async (numbers: readonly number[]): Promise<RowOf<Id>[] | undefined> => {
    const rows: RowOf<Id>[] = []
    try {
      for (let from = 0; from < numbers.length; from += MAX_IDS) {
        const query = { ids: numbers.slice(from, from + MAX_IDS).join() }
        const answer: ResponseOf<Id> = await queries.fetchQuery(queryOptionsFor<Id>(id, { query } as QueryRequest<Id>))
        rows.push(...getRows(id, answer))
        // Whoever doesn’t hear of numbers sends all.
        if (!('page' in answer)) break
      }
    } catch {
      return undefined
    }
    return rows
  }
}
