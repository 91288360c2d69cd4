import type { Given } from '@maktab/client/createAsk'
import type { Remote } from '@maktab/ui/remote'
import type { PagedId, RowOf } from './PagedId.ts'
import { sumOf } from './sumOf.ts'
import { useListQuery } from './useListQuery.ts'

/** As many are shown of whom a page names only some. */
const FEW = 8

type Of<Id extends PagedId> = { params?: Given<Id>['params']; only?: object }

/** The first rows of a list, and how many it has where they aren’t all; all rows where the backend sends all. */
export function useFirst<Id extends PagedId>(
  id: Id,
  { params, only }: Of<Id>,
): { rows: Remote<RowOf<Id>[]>; total: number | undefined; isWhole: boolean } {
  const { rows, page } = useListQuery(id, { params, query: { ...only, limit: FEW } })
  const total = page && page.next !== null ? sumOf(page.kinds) : undefined
  return { rows, total, isWhole: rows.state === 'ready' && page === undefined }
}
