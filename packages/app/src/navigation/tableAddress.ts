import type { TableState } from '@maktab/ui/components/DataTable/Column'

const PAGE_SIZE = 25

/** Search, sort and page of a table as an address has them: `?q=letters&sort=-title&page=2`. */
export function readTable(search: URLSearchParams): TableState {
  const [, minus, column] = /^(-?)(\w+)$/.exec(search.get('sort') ?? '') ?? []
  const page = Number(search.get('page'))
  return {
    search: search.get('q') ?? '',
    sort: column === undefined ? undefined : { column, direction: minus ? 'descending' : 'ascending' },
    page: Number.isInteger(page) && page > 0 ? page : 1,
    pageSize: PAGE_SIZE,
  }
}

/** The same address with a table's state in it; what is as usual is left out. */
export function writeTable(before: URLSearchParams, { search, sort, page }: TableState): URLSearchParams {
  const after = new URLSearchParams(before)
  const put = (name: string, value: string) => (value === '' ? after.delete(name) : after.set(name, value))
  put('q', search)
  put('sort', sort ? `${sort.direction === 'descending' ? '-' : ''}${sort.column}` : '')
  put('page', page > 1 ? String(page) : '')
  return after
}
