import type { Given } from '@maktab/client/createAsk'
import type { components } from '@maktab/contract/schema'
import type { KeptTable, TableState } from '@maktab/ui/components/DataTable/Column'
import type { Remote } from '@maktab/ui/remote'
import { useEffect } from 'react'
import { ask } from '#calls/ask.ts'
import { type PagedId, type RowOf, rowsIn } from './PagedId.ts'
import { askedOf, lastPageOf, narrowedBy } from './askedOf.ts'
import { sumOf } from './sumOf.ts'
import { useListQuery } from './useListQuery.ts'
import { useSettledTable } from './useSettledTable.ts'

type Of<Id extends PagedId> = {
  params?: Given<Id>['params']
  /** What the list is narrowed to besides. */
  only?: object
}

type List<Row> = {
  rows: Remote<Row[]>
  table: KeptTable
  /** All rows are there, and nobody else searches them. */
  isWhole: boolean
}

/**
 * A list as a table shows it: the page that it stands on, where the backend has pages of it, and else all of it, which
 * the table searches, sorts and cuts by itself.
 */
export function usePagedList<Id extends PagedId>(
  id: Id,
  given: KeptTable,
  { params, only }: Of<Id> = {},
): List<RowOf<Id>> {
  const { settled, table } = useSettledTable(given)
  const { rows, page, isComing } = useListQuery(id, { params, query: { ...only, ...askedOf(settled) } })
  const count = page && countOf(page, settled)
  const lastPage = lastPageOf(settled.pageSize)
  const pages = count?.isMore === false ? Math.max(1, Math.ceil(count.found / settled.pageSize)) : lastPage
  const end = Math.min(pages, lastPage)
  const { state, onStateChange } = table
  const isPast = count !== undefined && !isComing && state === settled && state.page > end
  // Its rows were taken away meanwhile, or its number was typed by hand.
  useEffect(() => {
    if (isPast) onStateChange({ ...state, page: end })
  })
  if (count === undefined) return { rows, table: given, isWhole: rows.state === 'ready' }
  const all = { ...(params && { params }), query: { ...only, ...narrowedBy(settled) } } as Given<Id>
  const paged = {
    ...count,
    lastPage,
    kinds: page?.kinds ?? {},
    isComing,
    readAll: async () => rowsIn(id, await ask(id, all)) as never[],
  }
  return { rows, table: { ...table, paged }, isWhole: false }
}

/** More that are searched for are counted by nobody. */
const MOST_COUNTED = 1000

/** How many rows there are of what a table shows: kinds are counted to the end. */
function countOf({ found = 0, kinds = {} }: components['schemas']['ListPage'], { search, segment }: TableState) {
  if (search.trim() !== '') return { found, isMore: found >= MOST_COUNTED }
  return { found: segment === undefined ? sumOf(kinds) : (kinds[segment] ?? 0), isMore: false }
}
