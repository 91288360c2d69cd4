import type { WaitingItem, WaitingKind } from '@maktab/contract/schema'

/** What waits, what waits longest first, and how much of each kind; a kind that nobody can tell of isn’t there. */
export type PendingItems = {
  items: readonly WaitingItem[]
  counts: Readonly<Partial<Record<WaitingKind, number>>>
  /** Asks for the next ones; none where these are all, or they are on their way. */
  onMore?: (() => void) | undefined
}
