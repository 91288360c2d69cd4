import { type TableState, pageSizes, type TableStateProps } from '@maktab/ui/components/DataTable/Column'
import { useEffect, useState } from 'react'
import { usePageSearchParams } from './routeViews.ts'

/** Reads a table’s state from a query such as `?q=letters&status=pending&sort=-title&page=2&size=50&hide=phone,email`. */
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

/** The query with a table’s state; defaults are left out. */
export function writeTableParams(
  before: URLSearchParams,
  { search, statusTab = '', sort, page, pageSize, hidden = [] }: TableState,
): URLSearchParams {
  const after = new URLSearchParams(before)
  const set = (name: string, value: string) => (value === '' ? after.delete(name) : after.set(name, value))
  set('q', search)
  set('status', statusTab)
  set('sort', sort ? `${sort.direction === 'descending' ? '-' : ''}${sort.column}` : '')
  set('page', page > 1 ? String(page) : '')
  set('size', pageSize === pageSizes[0] ? '' : String(pageSize))
  set('hide', hidden.join(','))
  return after
}

const DEBOUNCE_MILLISECONDS = 250

/**
 * A table’s search, sort order and page, synchronized with the URL (decision 48), so that a link, a reload and the back
 * button show the same. Changes are written with a debounce; a change of the URL wins over pending ones.
 */
export function useTableSearchParams(): TableStateProps {
  const [search, setSearch] = usePageSearchParams()
  const [tableState] = useState(() => createTableState(readTableParams(search)))
  useEffect(() => tableState.stop, [tableState])
  return {
    state: tableState.follow(readTableParams(search)),
    onStateChange: (state) =>
      tableState.change(state, () => setSearch((before) => writeTableParams(before, state), { replace: true })),
  }
}

function createTableState(initial: TableState) {
  let state = initial
  /** The state last read from or written to the URL. */
  let lastQuery = toQuery(initial)
  let timer: ReturnType<typeof setTimeout> | undefined
  const stop = () => clearTimeout(timer)
  return {
    stop,
    /** The table’s state, replaced if the URL was changed elsewhere. */
    follow: (urlState: TableState): TableState => {
      const query = toQuery(urlState)
      if (query === lastQuery) return state
      stop()
      lastQuery = query
      state = urlState
      return state
    },
    change: (next: TableState, write: () => void) => {
      state = next
      stop()
      // Debounced, because browsers refuse too frequent history changes.
      timer = setTimeout(() => {
        lastQuery = toQuery(next)
        write()
      }, DEBOUNCE_MILLISECONDS)
    },
  }
}

function toQuery(state: TableState): string {
  return writeTableParams(new URLSearchParams(), state).toString()
}
