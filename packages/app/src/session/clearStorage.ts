/** Prefix of attendance marks that weren’t sent yet: `mark:{account}:…`. */
export const MARK_PREFIX = 'mark:'

/** The database of responses that can be read offline. */
export const CACHE_NAME = 'maktab-kept'

/** The database of receipts that are being uploaded. */
export const RECEIPT_STORE_NAME = 'maktab-receipts'

export function getKeys(storage: Storage): string[] {
  return Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '')
}

/**
 * Removes an expired session and keeps unsent marks. Items are removed one by one, because other tabs distinguish an
 * expired session from a sign-out (`clear`) by the storage events.
 */
export function removeSession(storage: Storage): void {
  for (const name of getKeys(storage)) if (!name.startsWith(MARK_PREFIX)) storage.removeItem(name)
}

/** Clears a storage at sign-out (1§2 “Log out”), except for the unsent marks of other accounts. */
export function clearStorage(storage: Storage, account: string | undefined): void {
  const own = `${MARK_PREFIX}${account ?? ''}:`
  const others = getKeys(storage).filter((name) => name.startsWith(MARK_PREFIX) && !name.startsWith(own))
  const otherMarks = others.map((name) => [name, storage.getItem(name) ?? ''] as const)
  storage.clear()
  for (const [name, value] of otherMarks) storage.setItem(name, value)
}
