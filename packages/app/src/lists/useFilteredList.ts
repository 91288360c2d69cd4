import { type Remote, mapRemote } from '@maktab/ui/remote'
import type { ListOperationId, RowOf } from './ListOperationId.ts'
import { useListQuery } from './useListQuery.ts'

type Narrowed<Row> = {
  query: object
  /** What is left of the list where the backend sends all of it. */
  isOwn: (row: Row) => boolean
  isNeeded?: boolean
}

/** The rows of a list that are somebody’s, and no others. */
export function useFilteredList<Id extends ListOperationId>(
  id: Id,
  { query, isOwn, isNeeded = true }: Narrowed<RowOf<Id>>,
): Remote<RowOf<Id>[]> {
  const { rows } = useListQuery(id, { query, isNeeded })
  return mapRemote(rows, (all) => all.filter((row) => isOwn(row)))
}
