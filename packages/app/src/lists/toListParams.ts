import type { TableState } from '@maktab/ui/components/DataTable/Column'

/** What a call is asked for a page of its list. */
export type ListParams = {
  search?: string
  kind?: string
  sort?: string
  limit?: number
  skip?: number
}

/** So many rows a page that is opened by its number may pass over. */
const MAX_OFFSET = 10_000

/** The last page that can be opened by its number. */
export const getLastPage = (pageSize: number) => Math.floor(MAX_OFFSET / pageSize) + 1

/** The rows that a table shows, on whatever page: its search, kind and order. */
export function toFilterParams({ search, statusTab, sort }: TableState): ListParams {
  const words = search.trim()
  return {
    ...(words !== '' && { search: words }),
    ...(statusTab !== undefined && { kind: statusTab }),
    ...(sort && { sort: `${sort.direction === 'descending' ? '-' : ''}${sort.column}` }),
  }
}

/** The page that a table shows. */
export function toListParams(state: TableState): ListParams {
  const { page, pageSize } = state
  const skip = (Math.min(page, getLastPage(pageSize)) - 1) * pageSize
  return { ...toFilterParams(state), limit: pageSize, ...(skip > 0 && { skip }) }
}
