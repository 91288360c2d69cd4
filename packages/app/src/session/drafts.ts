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
