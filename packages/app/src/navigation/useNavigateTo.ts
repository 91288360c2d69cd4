import { type Address, type ViewParams, type Views, writeQuery } from '../addresses/address.ts'
import { withViewTransition } from './withViewTransition.ts'
import { usePageSearchParams } from './usePageSearchParams.ts'

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
