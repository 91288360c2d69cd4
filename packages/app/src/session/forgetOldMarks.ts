import { MARK_PREFIX } from '#session/clearStorage.ts'

/** How long marks wait for their owner in a browser that others use too. */
const WEEK_MILLISECONDS = 7 * 86_400_000

/** Takes away other people’s marks that nobody came back for; those of whoever has just signed in are sent. */
export function removeExpiredMarks(storage: Storage, account: string, now: number): void {
  const names = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '')
  for (const name of names) {
    if (!name.startsWith(MARK_PREFIX) || name.startsWith(`${MARK_PREFIX}${account}:`)) continue
    const [, keptAt] = (storage.getItem(name) ?? '').split(' ')
    if (!(now - Number(keptAt) < WEEK_MILLISECONDS)) storage.removeItem(name)
  }
}
