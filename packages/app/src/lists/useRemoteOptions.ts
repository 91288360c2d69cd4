import { type Remote, ready } from '@maktab/ui/remote'
import { useEffect, useMemo, useRef, useState } from 'react'
import { type ListOperationId, type RowOf, useListQuery } from './useListQuery.ts'

const DEBOUNCE_MILLISECONDS = 250
/** As many are offered at once; more words find the others. */
const MAX_OPTIONS = 50
/** So many may be asked for by their numbers at once. */
const MAX_IDS = 100
/** By what those are sorted who are offered before anything is looked for. */
const sorts: Partial<Record<ListOperationId, string>> = {
  listStudents: 'name',
  listTeachers: 'name',
  listAllClasses: 'title',
}

type Row = { id: number }

/**
 * What a field or a search offers of a list: what was looked for, where the backend looks, and else all of it. The rows of
 * `ids`, which are chosen already, are there too, and what was found once stays.
 */
export function useRemoteOptions<Id extends ListOperationId>(
  id: Id,
  ids: readonly (number | undefined)[] = [],
): Remote<RowOf<Id>[]> {
  const { words, find } = useWords()
  const search = words.trim()
  const query = { ...(search !== '' && { search }), limit: MAX_OPTIONS, sort: sorts[id] }
  const { rows: found, page, isFetching } = useListQuery(id, { query })
  const [seen] = useState(() => new Map<number, RowOf<Id>>())
  const add = (rows: Remote<RowOf<Id>[]>) => {
    if (rows.state === 'ready') for (const row of rows.data) seen.set(idOf(row), row)
  }
  if (page) add(found)
  const missing = ids
    .filter((one) => one !== undefined && !seen.has(one))
    .slice(0, MAX_IDS)
    .join()
  const asked = {
    query: { ids: missing },
    isNeeded: page !== undefined && missing !== '',
    placeholder: () => undefined,
  }
  const { rows: chosen } = useListQuery(id, asked)
  // Those who are chosen from the start are waited for.
  const [isBegun, begin] = useState(false)
  const isAsked = !isBegun && asked.isNeeded && chosen.state === 'loading'
  if (!isBegun && page !== undefined && !isAsked) begin(true)
  add(chosen)
  const state = found.state
  const shown = found.state === 'ready' ? found.data : undefined
  const doubt = found.state === 'ready' ? found.stale : undefined
  return useMemo(() => {
    if (state !== 'ready' || page === undefined) return found
    if (isAsked) return { state: 'loading' }
    const first = shown ?? []
    // Who are chosen or suggested are offered before anything is looked for.
    const offered = search === '' ? ids.flatMap((one) => (one !== undefined && seen.has(one) ? [one] : [])) : []
    const idsFound = new Set([...offered, ...first.map(idOf)])
    const listed = new Set(first.map(idOf))
    const others = [...seen.values()].filter((row) => !listed.has(idOf(row)))
    return ready([...first, ...others], doubt, {
      query: search,
      ids: idsFound,
      hasMore: page.next !== null,
      isFetching,
      search: find,
    })
    // oxlint-disable-next-line react/exhaustive-deps -- what was seen grows with what is shown
  }, [state, shown, doubt, page?.next, isFetching, isAsked, search, find, seen.size, ids.join()])
}

const idOf = (row: unknown) => (row as Row).id

/** Words that are looked for as soon as nobody types. */
function useWords() {
  const [words, setWords] = useState('')
  const wanted = useRef('')
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const [find] = useState(() => (next: string) => {
    if (wanted.current === next) return
    wanted.current = next
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setWords(next), next === '' ? 0 : DEBOUNCE_MILLISECONDS)
  })
  return { words, find }
}
