import { useMemo, useRef, useState, useSyncExternalStore } from 'react'

const PREFIX = 'draft:'

/** For how long a draft waits after the last letter: who comes an hour later is somebody else. */
const HOUR_MILLISECONDS = 3_600_000

/** What was kept under a key, be it what it may; none where the browser keeps nothing, or it is old or can't be read. */
export function readDraft(key: string, storage: Storage, now = Date.now()): unknown {
  try {
    const { at, values } = JSON.parse(storage.getItem(PREFIX + key) ?? '{}') as { at?: unknown; values?: unknown }
    if (typeof at === 'number' && at <= now && now - at < HOUR_MILLISECONDS) return values ?? undefined
    storage.removeItem(PREFIX + key)
  } catch {
    // A storage that is forbidden, or what somebody changed by hand.
  }
  return undefined
}

/** Keeps values for as long as the tab is open, an hour at most; files are left out, wherever they stand. */
export function writeDraft(key: string, values: object, storage: Storage, now = Date.now()): void {
  const text = JSON.stringify({ at: now, values }, (_, value: unknown) => (value instanceof Blob ? undefined : value))
  try {
    storage.setItem(PREFIX + key, text)
  } catch {
    // The storage is full or not allowed: the form itself still holds everything.
  }
}

export function deleteDraft(key: string, storage: Storage): void {
  storage.removeItem(PREFIX + key)
}

/** Forgets what all forms kept: the next person at this device is not to read it. */
export function deleteAllDrafts(storage: Storage): void {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '')
  for (const key of keys) if (key.startsWith(PREFIX)) storage.removeItem(key)
}

type DraftOptions<Values> = {
  /** Fields that are never kept: passwords. */
  exclude: readonly (keyof Values & string)[]
}

const never = () => () => undefined

/**
 * What somebody typed into a form before the tab was loaded anew, and a way to keep what they type now. The draft may
 * be of any shape: `restoreDraft` takes from it what fits. Once it is cleared (it was sent) nothing more is kept. A page
 * that came drawn has none until it is gone on with.
 */
export function useDraft<Values extends object>(key: string, { exclude }: DraftOptions<Values>) {
  const isHere = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  const draft = useMemo(() => (isHere ? readDraft(key, sessionStorage) : undefined), [isHere, key])
  const isCleared = useRef(false)
  const [actions] = useState(() => ({
    saveDraft: (values: Values) => {
      if (isCleared.current) return
      const kept = Object.entries(values).filter(([field]) => !exclude.some((left) => left === field))
      writeDraft(key, Object.fromEntries(kept), sessionStorage)
    },
    /** Forgets what was kept; what is typed from here on is kept as before. */
    resetDraft: () => deleteDraft(key, sessionStorage),
    clearDraft: () => {
      isCleared.current = true
      deleteDraft(key, sessionStorage)
    },
  }))
  return { draft, ...actions }
}
