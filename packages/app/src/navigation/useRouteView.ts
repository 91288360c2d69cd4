import { useState, useEffect, useRef } from 'react'
import type { Address, ListView, OpenView, Views, QueryParams } from '../addresses/address.ts'
import { usePageSearchParams } from './usePageSearchParams.ts'
import { focusMain } from './focusMain.ts'

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
