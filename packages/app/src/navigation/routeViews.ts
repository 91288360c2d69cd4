import { useCallback, useState, useEffect, useRef } from 'react'
import { useLocation, useSearchParams } from 'wouter'
import {
  type Address,
  type ViewParams,
  type Views,
  writeQuery,
  type ListView,
  type OpenView,
  type QueryParams,
} from '../addresses/address.ts'
import { withViewTransition } from './clientSideNavigation.ts'
import { focusMain } from './lazyPage.tsx'

type Change = (before: URLSearchParams) => URLSearchParams

/**
 * The query of the URL and a way to change it. A page can stay mounted while the next one loads; its changes are then
 * ignored, because they would navigate back to it.
 */
export function usePageSearchParams() {
  const [path, navigate] = useLocation()
  const [search] = useSearchParams()
  const change = useCallback(
    (update: Change, options?: { replace: boolean }) => {
      if (window.location.pathname !== path) return
      const before = new URLSearchParams(window.location.search)
      const query = update(before).toString()
      if (query !== before.toString()) navigate(query ? `${path}?${query}` : path, options)
    },
    [path, navigate],
  )
  return [search, change] as const
}

/**
 * Navigates between the views of a page, each a history entry. The list’s filters and search stay in the URL, so that
 * the list is restored.
 */
export function useNavigateTo<All extends Views>({ path, views }: Address<All>) {
  const [search, setSearch] = usePageSearchParams()
  const toQuery = (before: URLSearchParams, params: ViewParams<All>) => {
    const { list: _, ...open } = views
    const names = Object.values(open).flatMap((parts) => Object.keys(parts))
    return writeQuery(before, { ...Object.fromEntries(names.map((name) => [name, undefined])), ...params })
  }
  return {
    /** Opens a view or the list. With `replace` it adds no history entry. */
    go: (params: ViewParams<All>, options?: { replace: boolean }) => {
      const change = () => setSearch((before) => toQuery(before, params), options)
      if (options?.replace) change()
      else withViewTransition(change)
    },
    hrefTo: (params: ViewParams<All>): string => {
      const query = toQuery(search, params).toString()
      return query ? `${path}?${query}` : path
    },
  }
}

type View<All extends Views> = OpenView<All> | ListView<All>
type ParsedView<All extends Views> = {
  view: View<All>
  /** Equal for URLs that count as the same view. */
  key: string
}
type ShownView<All extends Views> = ParsedView<All> & { previousRecord?: OpenView<All> | undefined }

/**
 * The view of a page that the URL opens. `previousRecord` is the view that was open before, so that the list can return
 * the focus to its row.
 */
export function useRouteView<All extends Views>(address: Address<All>) {
  const [search] = usePageSearchParams()
  const { view, key } = readView(address, search)
  const [shown, setShown] = useState<ShownView<All>>({ key, view })
  if (key !== shown.key) setShown({ key, view, previousRecord: isOpen(shown.view) ? shown.view : undefined })
  useViewFocus(key)
  return { ...view, previousRecord: shown.previousRecord }
}

/** Removes parameters of the list with unknown values from the URL, so that it says what the page shows. */
export function useRemoveInvalidParams({ views }: Pick<Address, 'views'>): void {
  const [search, setSearch] = usePageSearchParams()
  const invalid = Object.entries(views['list'] ?? {})
    .filter(([name, { read }]) => search.has(name) && read(search.get(name) ?? '') === undefined)
    .map(([name]) => name)
    .join(' ')
  useEffect(() => {
    if (invalid === '') return
    const removed = Object.fromEntries(invalid.split(' ').map((name) => [name, undefined]))
    setSearch((before) => writeQuery(before, removed), { replace: true })
  }, [invalid, setSearch])
}

function isOpen<All extends Views>(view: View<All>): view is OpenView<All> {
  return view.at !== 'list'
}

/** After a change of view the focus and the scroll position move to the start of the page. */
function useViewFocus(view: string): void {
  const last = useRef(view)
  useEffect(() => {
    if (last.current === view) return
    last.current = view
    focusMain()
  }, [view])
}

/** The view that a query opens: the first whose required parameters are all present, otherwise the list. */
export function readView<All extends Views>(
  { views }: Pick<Address<All>, 'views'>,
  query: URLSearchParams,
): ParsedView<All> {
  const { list = {}, ...open } = views
  for (const [at, parts] of Object.entries<QueryParams>(open)) {
    const params = readParams(parts, query)
    if (Object.entries(parts).every(([name, { isOptional }]) => isOptional || params[name] !== undefined)) {
      const own = Object.entries(parts).flatMap(([name, { isSubviewParam }]) => (isSubviewParam ? [] : [params[name]]))
      return { view: { at, ...params } as OpenView<All>, key: [at, ...own].join(' ') }
    }
  }
  return { view: { at: 'list', ...readParams(list, query) } as ListView<All>, key: 'list' }
}

function readParams(parts: QueryParams, query: URLSearchParams): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(parts).map(([name, { read }]) => [name, read(query.get(name) ?? '') || undefined]),
  )
}
