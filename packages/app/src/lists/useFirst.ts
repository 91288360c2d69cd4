import type { RequestOf } from '@maktab/client/createApi'
import type { Remote } from '@maktab/ui/remote'
import type { ListOperationId, RowOf } from './ListOperationId.ts'
import { totalOf } from './totalOf.ts'
import { useListQuery } from './useListQuery.ts'

/** As many are shown of whom a page names only some. */
const PAGE_SIZE = 8

type Of<Id extends ListOperationId> = { params?: RequestOf<Id>['params']; only?: object }

/** The first rows of a list, and how many it has where they aren’t all; all rows where the backend sends all. */
export function useFirstPage<Id extends ListOperationId>(
  id: Id,
  { params, only }: Of<Id>,
): { rows: Remote<RowOf<Id>[]>; total: number | undefined; isWhole: boolean } {
  const { rows, page } = useListQuery(id, { params, query: { ...only, limit: PAGE_SIZE } })
  const total = page && page.next !== null ? totalOf(page.kinds) : undefined
  return { rows, total, isWhole: rows.state === 'ready' && page === undefined }
}
