import { type TableState, pageSizes, type TableStateProps } from '@maktab/ui/components/DataTable/Column'
import { useEffect, useState } from 'react'
import { usePageSearchParams } from './views.ts'

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

const DEBOUNCE_MILLISECONDS = 250

/**
 * A table's search, sort and page, as the address says them (decision 48): a link, a reload and the back button show the
 * same. What is done in the table comes into the address a moment later, and what the address says meanwhile goes first.
 */
export function useTableSearchParams(): TableStateProps {
  const [search, setSearch] = usePageSearchParams()
  const [kept] = useState(() => keepTable(readTableParams(search)))
  useEffect(() => kept.stop, [kept])
  return {
    state: kept.follow(readTableParams(search)),
    onStateChange: (state) =>
      kept.change(state, () => setSearch((before) => writeTableParams(before, state), { replace: true })),
  }
}

function keepTable(first: TableState) {
  let state = first
  /** What the address said last, or was written into it. */
  let known = wordsOf(first)
  let timer: ReturnType<typeof setTimeout> | undefined
  const stop = () => clearTimeout(timer)
  return {
    stop,
    /** The table as it is, unless somebody else has changed the address since. */
    follow: (said: TableState): TableState => {
      const words = wordsOf(said)
      if (words === known) return state
      stop()
      known = words
      state = said
      return state
    },
    change: (next: TableState, write: () => void) => {
      state = next
      stop()
      // Not at each letter: browsers refuse an address that changes too often.
      timer = setTimeout(() => {
        known = wordsOf(next)
        write()
      }, DEBOUNCE_MILLISECONDS)
    },
  }
}

function wordsOf(state: TableState): string {
  return writeTableParams(new URLSearchParams(), state).toString()
}
