import { useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { getKeys } from './clearStorage.ts'

const PREFIX = 'draft:'

/** How long a draft is stored after the last change; later someone else may use the device. */
const HOUR_MILLISECONDS = 3_600_000

/** A stored draft of any shape; undefined if there is none, it is expired or unreadable, or storage is unavailable. */
export function readDraft(key: string, storage: Storage, now = Date.now()): unknown {
  try {
    const { at, values } = JSON.parse(storage.getItem(PREFIX + key) ?? '{}') as { at?: unknown; values?: unknown }
    if (typeof at === 'number' && at <= now && now - at < HOUR_MILLISECONDS) return values ?? undefined
    storage.removeItem(PREFIX + key)
  } catch {
    // Storage is forbidden, or the value was edited.
  }
  return undefined
}

/** Stores values while the tab is open, for an hour at most, without files. */
export function writeDraft(key: string, values: object, storage: Storage, now = Date.now()): void {
  const text = JSON.stringify({ at: now, values }, (_, value: unknown) => (value instanceof Blob ? undefined : value))
  try {
    storage.setItem(PREFIX + key, text)
  } catch {
    // Storage is full or forbidden; the form itself still has the values.
  }
}

export function deleteDraft(key: string, storage: Storage): void {
  storage.removeItem(PREFIX + key)
}

/** Deletes all drafts, so that the next user of the device can’t read them. */
export function deleteAllDrafts(storage: Storage): void {
  for (const key of getKeys(storage)) if (key.startsWith(PREFIX)) storage.removeItem(key)
}

const subscribeToNothing = () => () => undefined

/**
 * The draft that was typed before a reload, and functions to store the current values. The draft may have any shape;
 * `restoreDraft` picks what fits. `exclude` names the fields that are never stored, such as passwords. After
 * `clearDraft` (the form was sent) nothing more is stored. A prerendered page has no draft until it is hydrated.
 */
export function useDraft<Values extends object>(
  key: string,
  { exclude }: { exclude: readonly (keyof Values & string)[] },
) {
  const isHydrated = useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  )
  const draft = useMemo(() => (isHydrated ? readDraft(key, sessionStorage) : undefined), [isHydrated, key])
  const isCleared = useRef(false)
  const [actions] = useState(() => ({
    saveDraft: (values: Values) => {
      if (isCleared.current) return
      const stored = Object.entries(values).filter(([field]) => !exclude.some((excluded) => excluded === field))
      writeDraft(key, Object.fromEntries(stored), sessionStorage)
    },
    /** Deletes the draft; later changes are stored again. */
    resetDraft: () => deleteDraft(key, sessionStorage),
    clearDraft: () => {
      isCleared.current = true
      deleteDraft(key, sessionStorage)
    },
  }))
  return { draft, ...actions }
}
