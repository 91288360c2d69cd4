import { useEffect, useState } from 'react'
import type { EntryGroup, GroupId } from '#model/searchEntry.ts'
import { type Found, createFinder } from './createFinder.ts'

/** Of what a frame has left, in milliseconds, this much is somebody else’s. */
const SPARE = 3

type FoundGroup = Found & Pick<EntryGroup, 'id' | 'getMoreHref'> & { isMore: boolean }

/** What the lists have of what is sought, each by itself; those that have nothing are left out. */
export function useFound(groups: readonly EntryGroup[], search: string, isPrivate: boolean): readonly FoundGroup[] {
  const [finders] = useState(() => new Map<GroupId, ReturnType<typeof createFinder>>())
  const finderOf = (id: GroupId) => {
    const finder = finders.get(id) ?? createFinder()
    finders.set(id, finder)
    return finder
  }
  const known = groups.flatMap(({ entries, ...group }) =>
    entries.state === 'ready' ? [{ ...group, entries: entries.data, isMore: entries.part?.isMore ?? false }] : [],
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
