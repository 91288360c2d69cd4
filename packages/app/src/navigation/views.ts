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
import { withViewTransition } from './links.ts'
import { focusMain } from './pageComponents.tsx'

type Change = (before: URLSearchParams) => URLSearchParams

/**
 * What the address says after `?`, and how to change it. A page can outlive its address, while the code of the next one
 * is on its way: what it changes then would lead back to it, so it changes nothing.
 */
export function usePageSearchParams() {
  const [path, navigate] = useLocation()
  const [search] = useSearchParams()
  const change = useCallback(
    (how: Change, options?: { replace: boolean }) => {
      if (window.location.pathname !== path) return
      const before = new URLSearchParams(window.location.search)
      const query = how(before).toString()
      if (query !== before.toString()) navigate(query ? `${path}?${query}` : path, options)
    },
    [path, navigate],
  )
  return [search, change] as const
}

/**
 * Ways from one view of a page to another, each a step that the back button takes back. What the list is filtered and
 * searched by stays in the address, so that it comes back as it was left.
 */
export function useNavigateTo<All extends Views>({ path, views }: Address<All>) {
  const [search, setSearch] = usePageSearchParams()
  const move = (before: URLSearchParams, said: ViewParams<All>) => {
    const { list: _, ...open } = views
    const names = Object.values(open).flatMap((parts) => Object.keys(parts))
    return writeQuery(before, { ...Object.fromEntries(names.map((name) => [name, undefined])), ...said })
  }
  return {
    /** Opens a view, or goes back to the list. With `replace` it is no step of its own. */
    go: (said: ViewParams<All>, options?: { replace: boolean }) => {
      const change = () => setSearch((before) => move(before, said), options)
      if (options?.replace) change()
      else withViewTransition(change)
    },
    hrefTo: (said: ViewParams<All>): string => {
      const query = move(search, said).toString()
      return query ? `${path}?${query}` : path
    },
  }
}

type View<All extends Views> = OpenView<All> | ListView<All>
type Shown<All extends Views> = { key: string; view: View<All>; previousRecord?: OpenView<All> | undefined }

/**
 * Which view of its page the address opens. `previousRecord` is the one that was open before: where it was opened from the list
 * that has come back, the focus returns to its row.
 */
export function useRouteView<All extends Views>(address: Address<All>) {
  const [search] = usePageSearchParams()
  const { view, key } = readView(address, search)
  const [shown, setShown] = useState<Shown<All>>({ key, view })
  if (key !== shown.key) setShown({ key, view, previousRecord: isOpen(shown.view) ? shown.view : undefined })
  useViewFocus(key)
  return { ...view, previousRecord: shown.previousRecord }
}

function isOpen<All extends Views>(view: View<All>): view is OpenView<All> {
  return view.at !== 'list'
}

/** After a change of view inside a page, the focus and the window go to its beginning, as they do between pages. */
function useViewFocus(view: string): void {
  const last = useRef(view)
  useEffect(() => {
    if (last.current === view) return
    last.current = view
    focusMain()
  }, [view])
}

type Read<All extends Views> = {
  view: OpenView<All> | ListView<All>
  /** The same for what counts as the same view. */
  key: string
}

/** Which view of a page a query opens: the first whose parts are all there, else the list. */
export function readView<All extends Views>({ views }: Pick<Address<All>, 'views'>, query: URLSearchParams): Read<All> {
  const { list = {}, ...open } = views
  for (const [at, parts] of Object.entries<QueryParams>(open)) {
    const said = readParts(parts, query)
    if (Object.entries(parts).every(([name, { isOptional }]) => isOptional || said[name] !== undefined)) {
      const own = Object.entries(parts).flatMap(([name, { isSubviewParam }]) => (isSubviewParam ? [] : [said[name]]))
      return { view: { at, ...said } as OpenView<All>, key: [at, ...own].join(' ') }
    }
  }
  return { view: { at: 'list', ...readParts(list, query) } as ListView<All>, key: 'list' }
}

function readParts(parts: QueryParams, query: URLSearchParams): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(parts).map(([name, { read }]) => [name, read(query.get(name) ?? '') || undefined]),
  )
}
