import { useState } from 'react'

type Filter<Key extends string> = { [Name in Key]?: number | undefined }

export type DraftFilterOptions<Key extends string> = {
  /** What the list is filtered by now; choices count once they are applied. */
  filter: Filter<Key>
  onFilter: (filter: Filter<Key>) => void
  onRefresh: () => Promise<void>
  isBusy: boolean
}

/** What is chosen in a `FilterBar` and not yet applied: what the bar needs, and what the field of each choice does. */
export function useDraftFilter<Key extends string>({ filter, onFilter, onRefresh, isBusy }: DraftFilterOptions<Key>) {
  const [applied, setApplied] = useState(keyOf(filter))
  const [chosen, setChosen] = useState(filter)
  const [isRefreshing, setIsRefreshing] = useState(false)
  // The address may change by itself: by the back button, say.
  if (applied !== keyOf(filter)) {
    setApplied(keyOf(filter))
    setChosen(filter)
  }
  const refresh = async () => {
    setChosen({})
    onFilter({})
    setIsRefreshing(true)
    await onRefresh()
    setIsRefreshing(false)
  }
  return {
    bar: { isBusy: isBusy || isRefreshing, onApply: () => onFilter(chosen), onRefresh: () => void refresh() },
    fieldOf: (name: Key) => ({
      value: chosen[name] === undefined ? null : String(chosen[name]),
      onChange: (id: string | null) => setChosen({ ...chosen, [name]: id === null ? undefined : Number(id) }),
    }),
  }
}

/** Equal for filters that let the same records through, in whatever order they name them. */
function keyOf(filter: object): string {
  return Object.entries(filter)
    .flatMap(([name, id]) => (id === undefined ? [] : [`${name}=${String(id)}`]))
    .toSorted()
    .join('&')
}
