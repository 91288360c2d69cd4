const PREFIX = 'draft:'

/** What was kept under a key, be it what it may; none where the browser keeps nothing or it can't be read. */
export function readDraft(key: string, storage: Storage): unknown {
  try {
    return JSON.parse(storage.getItem(PREFIX + key) ?? 'null') ?? undefined
  } catch {
    return undefined
  }
}

/** Keeps values for as long as the tab is open; files are left out, wherever they stand. */
export function writeDraft(key: string, values: object, storage: Storage): void {
  const text = JSON.stringify(values, (_, value: unknown) => (value instanceof Blob ? undefined : value))
  try {
    storage.setItem(PREFIX + key, text)
  } catch {
    // The storage is full or not allowed: the form itself still holds everything.
  }
}

export function forgetDraft(key: string, storage: Storage): void {
  storage.removeItem(PREFIX + key)
}

/** Forgets what all forms kept: the next person at this device is not to read it. */
export function forgetDrafts(storage: Storage): void {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '')
  for (const key of keys) if (key.startsWith(PREFIX)) storage.removeItem(key)
}
