import { useLocation } from 'wouter'
import { useOwnSearch } from './useOwnSearch.ts'

/** Names of the query and what they say; undefined or empty takes a name out. */
type Parts = Record<string, string | number | undefined>

/** Reads one address after `?` and changes parts of it, each change a step that the back button takes back. */
export function useAddressParts() {
  const [path] = useLocation()
  const [search, setSearch] = useOwnSearch()
  return {
    /** What a name says where it is the id of a record, else undefined. */
    idOf: (name: string): number | undefined => {
      const id = Number(search.get(name))
      return Number.isInteger(id) && id > 0 ? id : undefined
    },
    textOf: (name: string): string | undefined => search.get(name) ?? undefined,
    /** With `replace` the change is no step of its own. */
    change: (parts: Parts, options?: { replace: boolean }) => setSearch((before) => changed(before, parts), options),
    /** Where a link leads that changes parts of the address. */
    hrefWith: (parts: Parts): string => {
      const query = changed(search, parts).toString()
      return query ? `${path}?${query}` : path
    },
  }
}

function changed(before: URLSearchParams, parts: Parts): URLSearchParams {
  const after = new URLSearchParams(before)
  for (const [name, value] of Object.entries(parts)) {
    if (value === undefined || value === '') after.delete(name)
    else after.set(name, String(value))
  }
  return after
}
