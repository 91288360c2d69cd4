import { type TableState, pageSizes } from '@maktab/ui/components/DataTable/Column'

/** A table's state as an address has it: `?q=letters&status=pending&sort=-title&page=2&size=50&hide=phone,email`. */
export function readTableParams(search: URLSearchParams): TableState {
  const [, minus, column] = /^(-?)(\w+)$/.exec(search.get('sort') ?? '') ?? []
  const page = Number(search.get('page'))
  const hidden =
    search
      .get('hide')
      ?.split(',')
      .filter((id) => /^\w+$/.test(id)) ?? []
  return {
    search: search.get('q') ?? '',
    statusTab: /^\w+$/.exec(search.get('status') ?? '')?.[0],
    sort: column === undefined ? undefined : { column, direction: minus ? 'descending' : 'ascending' },
    page: Number.isInteger(page) && page > 0 ? page : 1,
    pageSize: pageSizes.find((size) => String(size) === search.get('size')) ?? pageSizes[0],
    hidden,
  }
}

/** The same address with a table's state in it; what is as usual is left out. */
export function writeTableParams(
  before: URLSearchParams,
  { search, statusTab = '', sort, page, pageSize, hidden = [] }: TableState,
): URLSearchParams {
  const after = new URLSearchParams(before)
  const put = (name: string, value: string) => (value === '' ? after.delete(name) : after.set(name, value))
  put('q', search)
  put('status', statusTab)
  put('sort', sort ? `${sort.direction === 'descending' ? '-' : ''}${sort.column}` : '')
  put('page', page > 1 ? String(page) : '')
  put('size', pageSize === pageSizes[0] ? '' : String(pageSize))
  put('hide', hidden.join(','))
  return after
}
