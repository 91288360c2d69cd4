import { type RefObject, useEffect, useRef, useState } from 'react'
import type { WaitingItem } from '@maktab/contract/schema'
import type { InboxEntry } from '#lib/inbox/inboxEntries.ts'
import { FIRST_ITEM } from '#lib/inbox/inboxTypes.ts'

/** Matches no item: focus goes to the current item, the list or the empty state. */
export const FOCUS_FALLBACK = ''

/** Focuses the element on mount if it should have the focus. */
export function useAutoFocus<Place extends HTMLElement>(takesFocus: boolean): RefObject<Place | null> {
  const element = useRef<Place>(null)
  useEffect(() => {
    if (takesFocus) element.current?.focus()
  }, [takesFocus])
  return element
}

type SelectionOptions = {
  entries: readonly InboxEntry[]
  /** Teachers with missing attendance, who may be open although the list shows only their group. */
  members: readonly WaitingItem[]
  open: string | undefined
  /** Keeps an entry open at all times, initially the first. */
  keepsOneOpen: boolean
  /** An item that stays open even if it leaves the list. */
  pinnedItem: WaitingItem | undefined
}

/**
 * The selected entry and its index. If it is gone because it was decided here or by another user, the entry that took
 * its place.
 */
export function useSelectedEntry({ entries, members, open, keepsOneOpen, pinnedItem }: SelectionOptions): {
  shown: InboxEntry | undefined
  at: number
} {
  const [lastIndex, setLastIndex] = useState<number>()
  const selectedKey = pinnedItem?.key ?? open
  const groupIndex = entries.findIndex(({ kind }) => kind === 'attendanceGroup')
  const member = groupIndex === -1 ? undefined : members.find(({ key }) => key === selectedKey)
  const foundIndex = member ? groupIndex : entries.findIndex(({ key }) => key === selectedKey)
  if (foundIndex !== -1 && foundIndex !== lastIndex) setLastIndex(foundIndex)
  if (pinnedItem && foundIndex === -1) return { shown: pinnedItem, at: -1 }
  const isOpen = keepsOneOpen || open === FIRST_ITEM || (open !== undefined && lastIndex !== undefined)
  const at = foundIndex === -1 && isOpen ? Math.min(lastIndex ?? 0, entries.length - 1) : foundIndex
  return { shown: member ?? entries[at], at }
}
