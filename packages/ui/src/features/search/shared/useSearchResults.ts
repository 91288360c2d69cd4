import { useEffect, useState } from 'react'
import type { SearchGroup, SearchGroupId } from '#lib/search/SearchEntry.ts'
import { type EntrySearchResult, createEntrySearch } from './createEntrySearch.ts'

/** Of what a frame has left, in milliseconds, this much is somebody else’s. */
const SPARE = 3

type FoundGroup = EntrySearchResult & Pick<SearchGroup, 'id' | 'getMoreHref'> & { isMore: boolean }

/** What the lists have of what is sought, each by itself; those that have nothing are left out. */
export function useSearchResults(
  groups: readonly SearchGroup[],
  search: string,
  isPrivate: boolean,
): readonly FoundGroup[] {
  const [finders] = useState(() => new Map<SearchGroupId, ReturnType<typeof createEntrySearch>>())
  const finderOf = (id: SearchGroupId) => {
    const finder = finders.get(id) ?? createEntrySearch()
    finders.set(id, finder)
    return finder
  }
  const known = groups.flatMap(({ entries, ...group }) =>
    entries.state === 'ready'
      ? [{ ...group, entries: entries.data, isMore: entries.remoteSearch?.hasMore ?? false }]
      : [],
  )
  const sizes = known.map(({ id, entries }) => `${id} ${entries.length}`).join()

  // What makes the first letter slow is done while nobody waits for anything. Safari has no such time.
  useEffect(() => {
    if (!('requestIdleCallback' in window)) return undefined
    const left = known.map(
      ({ id, entries }) =>
        () =>
          finderOf(id).prepare(entries, isPrivate),
    )
    const goOn = (deadline: IdleDeadline) => {
      while (deadline.timeRemaining() > SPARE) {
        const [prepare] = left
        if (prepare === undefined) return
        if (!prepare()) left.shift()
      }
      waiting = requestIdleCallback(goOn)
    }
    let waiting = requestIdleCallback(goOn)
    return () => cancelIdleCallback(waiting)
    // oxlint-disable-next-line react/exhaustive-deps
  }, [sizes, isPrivate])

  if (search === '') return []
  return known
    .map(({ entries, ...group }) => ({ ...group, ...finderOf(group.id).find(entries, search, isPrivate) }))
    .filter(({ shown }) => shown.length > 0)
    .toSorted((one, other) => one.rank - other.rank)
}
