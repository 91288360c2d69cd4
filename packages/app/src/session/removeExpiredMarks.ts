import { MARK_PREFIX } from '#session/clearStorage.ts'

/** How long unsent marks of other accounts are kept in a shared browser. */
const WEEK_MILLISECONDS = 7 * 86_400_000

/** Deletes old unsent marks of other accounts; those of the signed-in account will be sent. */
export function removeExpiredMarks(storage: Storage, account: string, now: number): void {
  const names = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '')
  for (const name of names) {
    if (!name.startsWith(MARK_PREFIX) || name.startsWith(`${MARK_PREFIX}${account}:`)) continue
    const [, storedAt] = (storage.getItem(name) ?? '').split(' ')
    if (!(now - Number(storedAt) < WEEK_MILLISECONDS)) storage.removeItem(name)
  }
}
