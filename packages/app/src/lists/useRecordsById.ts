import type { ResponseOf } from '@maktab/client/createApi'
import { type Remote, loading, mapRemote } from '@maktab/ui/remote'
import { type QueryKey, useQueryClient } from '@tanstack/react-query'
import { type ListOperationId, type RowOf, getRows, useListQuery } from './useListQuery.ts'

/** So many may be asked for at once. */
const MAX_IDS = 100

/** Rows of a list by their numbers; as they were shown last until they are read anew. */
export function useRecordsById<Id extends ListOperationId>(id: Id, numbers: readonly number[]): Remote<RowOf<Id>[]> {
  const queries = useQueryClient()
  const wanted = numbers.slice(0, MAX_IDS)
  const isWanted = (row: unknown) => wanted.includes((row as { id: number }).id)
  const known = ([name]: QueryKey): ResponseOf<Id> | undefined => {
    const answers = queries.getQueriesData<ResponseOf<Id>>({ queryKey: [name] })
    const hasAll = (answer: ResponseOf<Id>) => getRows(id, answer).filter(isWanted).length === wanted.length
    return answers.flatMap(([, answer]) => (answer && hasAll(answer) ? [answer] : []))[0]
  }
  const { rows } = useListQuery(id, { query: { ids: wanted.join() }, isNeeded: wanted.length > 0, placeholder: known })
  return mapRemote(rows, (all) => all.filter(isWanted))
}

/** So many codes tell how a school numbers its people. */
const CODE_SAMPLE_SIZE = 20

/** People by their numbers, and unless all of them have a code those who have the highest ones: the next is free. */
export function usePeopleById<Id extends 'listStudents' | 'listTeachers'>(
  id: Id,
  numbers: readonly number[],
): Remote<RowOf<Id>[]> {
  const people = useRecordsById(id, numbers)
  const coded = people.state === 'ready' ? people.data.filter((one) => codeOf(one as object) !== '') : []
  const isNeeded = people.state === 'ready' && coded.length < numbers.length
  const query = { sort: '-code', limit: CODE_SAMPLE_SIZE }
  const { rows: highest } = useListQuery(id, { query, isNeeded, placeholder: () => undefined })
  if (people.state !== 'ready' || !isNeeded) return people
  if (highest.state === 'loading') return loading
  const others =
    highest.state === 'ready' ? highest.data.filter((one) => !numbers.includes((one as { id: number }).id)) : []
  return mapRemote(people, (own) => [...own, ...others])
}

function codeOf(person: object): string {
  const { std_id: student, teach_id: teacher } = person as { std_id?: string | null; teach_id?: string | null }
  return (student ?? teacher ?? '').trim()
}
