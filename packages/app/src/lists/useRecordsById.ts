import type { ResponseOf } from '@maktab/client/createApi'
import { type Remote, loading, mapRemote } from '@maktab/ui/remote'
import { type QueryKey, useQueryClient } from '@tanstack/react-query'
import { type ListOperationId, type RowOf, getRows, useListQuery } from './useListQuery.ts'

/** The server’s limit of IDs per request. */
const MAX_IDS = 100

/** Rows of a list by their IDs; cached rows are shown until they have loaded. */
export function useRecordsById<Id extends ListOperationId>(id: Id, numbers: readonly number[]): Remote<RowOf<Id>[]> {
  const queryClient = useQueryClient()
  const requestedIds = numbers.slice(0, MAX_IDS)
  const isRequested = (row: unknown) => requestedIds.includes((row as { id: number }).id)
  const findCached = ([name]: QueryKey): ResponseOf<Id> | undefined => {
    const responses = queryClient.getQueriesData<ResponseOf<Id>>({ queryKey: [name] })
    const hasAll = (response: ResponseOf<Id>) =>
      getRows(id, response).filter(isRequested).length === requestedIds.length
    return responses.flatMap(([, response]) => (response && hasAll(response) ? [response] : []))[0]
  }
  const { rows } = useListQuery(id, {
    query: { ids: requestedIds.join() },
    isNeeded: requestedIds.length > 0,
    placeholder: findCached,
  })
  return mapRemote(rows, (all) => all.filter(isRequested))
}

/** How many codes are enough to derive the next free one. */
const CODE_SAMPLE_SIZE = 20

/**
 * People by their IDs and, unless all of them have a code, those with the highest codes, from which the next free code
 * is derived.
 */
export function usePeopleById<Id extends 'listStudents' | 'listTeachers'>(
  id: Id,
  numbers: readonly number[],
): Remote<RowOf<Id>[]> {
  const people = useRecordsById(id, numbers)
  const peopleWithCode = people.state === 'ready' ? people.data.filter((one) => getCode(one as object) !== '') : []
  const isNeeded = people.state === 'ready' && peopleWithCode.length < numbers.length
  const query = { sort: '-code', limit: CODE_SAMPLE_SIZE }
  const { rows: highest } = useListQuery(id, { query, isNeeded, placeholder: () => undefined })
  if (people.state !== 'ready' || !isNeeded) return people
  if (highest.state === 'loading') return loading
  const others =
    highest.state === 'ready' ? highest.data.filter((one) => !numbers.includes((one as { id: number }).id)) : []
  return mapRemote(people, (own) => [...own, ...others])
}

function getCode(person: object): string {
  const { std_id: student, teach_id: teacher } = person as { std_id?: string | null; teach_id?: string | null }
  return (student ?? teacher ?? '').trim()
}
