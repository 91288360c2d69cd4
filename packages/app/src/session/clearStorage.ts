/** Under it the register keeps marks that the school doesn’t have yet: `mark:{account}:…`. */
export const MARK_PREFIX = 'mark:'

/** The database of responses that can be read offline. */
export const CACHE_NAME = 'maktab-kept'

/** The database of receipts that are being uploaded. */
export const RECEIPT_STORE_NAME = 'maktab-receipts'

function namesIn(storage: Storage): string[] {
  return Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '')
}

/**
 * Forgets a session that is over, and keeps the marks that wait for whoever it was. It takes one name after the other:
 * other tabs tell by that a session that ended from one that somebody has ended (`clear`).
 */
export function removeSession(storage: Storage): void {
  for (const name of namesIn(storage)) if (!name.startsWith(MARK_PREFIX)) storage.removeItem(name)
}

/** Clears a storage (1§2 “Log out”), but for the marks of accounts other than this one, which are not theirs to lose. */
export function clearStorage(storage: Storage, account: string | undefined): void {
  const own = `${MARK_PREFIX}${account ?? ''}:`
  const others = namesIn(storage).filter((name) => name.startsWith(MARK_PREFIX) && !name.startsWith(own))
  const kept = others.map((name) => [name, storage.getItem(name) ?? ''] as const)
  storage.clear()
  for (const [name, value] of kept) storage.setItem(name, value)
}
