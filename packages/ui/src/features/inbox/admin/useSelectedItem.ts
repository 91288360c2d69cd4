import type { WaitingItem } from '@maktab/contract/schema'
import { useState } from 'react'

type Wanted = {
  items: readonly WaitingItem[]
  open: string | undefined
  /** There is always one open, the first to begin with. */
  isAlways: boolean
  /** What stays open whatever becomes of it meanwhile. */
  kept: WaitingItem | undefined
}

/**
 * Which item is shown, and where it stands; of one that is gone, because it was done or somebody else was ahead, the one
 * that took its place.
 */
export function useSelectedItem({ items, open, isAlways, kept }: Wanted) {
  const [lastAt, setLastAt] = useState<number>()
  const wanted = kept?.key ?? open
  const found = items.findIndex(({ key }) => key === wanted)
  if (found !== -1 && found !== lastAt) setLastAt(found)
  if (kept && found === -1) return { shown: kept, at: -1 }
  const isOpen = isAlways || (open !== undefined && lastAt !== undefined)
  const at = found === -1 && isOpen ? Math.min(lastAt ?? 0, items.length - 1) : found
  return { shown: items[at], at }
}
