import { type Remote, ready } from '@maktab/ui/remote'
import { useEffect, useMemo, useRef, useState } from 'react'
import { type ListOperationId, type RowOf, useListQuery } from './useListQuery.ts'

const DEBOUNCE_MILLISECONDS = 250
/** The most options shown at once; a search finds the others. */
const MAX_OPTIONS = 50
/** The server’s limit of IDs per request. */
const MAX_IDS = 100
/** Sort order of the options before a search. */
const sorts: Partial<Record<ListOperationId, string>> = {
  listStudents: 'name',
  listTeachers: 'name',
  listAllClasses: 'title',
}

/**
 * Options of a field or search: server-side search results, or the whole list if the backend can’t search. Also includes
 * the rows of `ids`, which are already selected, and all rows found before.
 */
export function useRemoteOptions<Id extends ListOperationId>(
  id: Id,
  ids: readonly (number | undefined)[] = [],
): Remote<RowOf<Id>[]> {
  const { searchText, setSearch } = useDebouncedSearch()
  const search = searchText.trim()
  const query = { ...(search !== '' && { search }), limit: MAX_OPTIONS, sort: sorts[id] }
  const { rows: results, page, isFetching } = useListQuery(id, { query })
  const [knownRows] = useState(() => new Map<number, RowOf<Id>>())
  const addRows = (rows: Remote<RowOf<Id>[]>) => {
    if (rows.state === 'ready') for (const row of rows.data) knownRows.set(idOf(row), row)
  }
  if (page) addRows(results)
  const missing = ids
    .filter((one) => one !== undefined && !knownRows.has(one))
    .slice(0, MAX_IDS)
    .join()
  const selectedQuery = {
    query: { ids: missing },
    isNeeded: page !== undefined && missing !== '',
    placeholder: () => undefined,
  }
  const { rows: selectedRows } = useListQuery(id, selectedQuery)
  // Wait for the options that are selected from the start.
  const [isInitialized, setInitialized] = useState(false)
  const isLoadingSelected = !isInitialized && selectedQuery.isNeeded && selectedRows.state === 'loading'
  if (!isInitialized && page !== undefined && !isLoadingSelected) setInitialized(true)
  addRows(selectedRows)
  const state = results.state
  const shown = results.state === 'ready' ? results.data : undefined
  const stale = results.state === 'ready' ? results.stale : undefined
  return useMemo(() => {
    if (state !== 'ready' || page === undefined) return results
    if (isLoadingSelected) return { state: 'loading' }
    const first = shown ?? []
    // Selected and suggested options come first before a search.
    const suggested = search === '' ? ids.flatMap((one) => (one !== undefined && knownRows.has(one) ? [one] : [])) : []
    const resultIds = new Set([...suggested, ...first.map(idOf)])
    const listed = new Set(first.map(idOf))
    const others = [...knownRows.values()].filter((row) => !listed.has(idOf(row)))
    return ready([...first, ...others], stale, {
      query: search,
      ids: resultIds,
      hasMore: page.next !== null,
      isFetching,
      search: setSearch,
    })
    // oxlint-disable-next-line react/exhaustive-deps -- what was seen grows with what is shown
  }, [state, shown, stale, page?.next, isFetching, isLoadingSelected, search, setSearch, knownRows.size, ids.join()])
}

const idOf = (row: unknown) => (row as { id: number }).id

/** Debounced search text. */
function useDebouncedSearch() {
  const [searchText, setWords] = useState('')
  const latest = useRef('')
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const [setSearch] = useState(() => (next: string) => {
    if (latest.current === next) return
    latest.current = next
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setWords(next), next === '' ? 0 : DEBOUNCE_MILLISECONDS)
  })
  return { searchText, setSearch }
}
