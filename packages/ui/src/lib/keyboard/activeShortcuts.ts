import { useSyncExternalStore } from 'react'
import { type ShortcutId, shortcutIds } from './shortcuts.ts'

/** How many components handle each shortcut. */
const handlerCounts = new Map<ShortcutId, number>()
const listeners = new Set<() => void>()
let active: readonly ShortcutId[] = []

function changeCounts(ids: readonly ShortcutId[], by: 1 | -1): void {
  for (const id of ids) handlerCounts.set(id, (handlerCounts.get(id) ?? 0) + by)
  active = shortcutIds.filter((id) => (handlerCounts.get(id) ?? 0) > 0)
  for (const listener of listeners) listener()
}

/** Counts shortcuts as active until the returned function is called. */
export function activateShortcuts(ids: readonly ShortcutId[]): () => void {
  changeCounts(ids, 1)
  return () => changeCounts(ids, -1)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const getActive = () => active

/** The shortcuts that the page handles at the moment. */
export function useActiveShortcuts(): readonly ShortcutId[] {
  return useSyncExternalStore(subscribe, getActive, getActive)
}
