/** As many are offered again. */
const MAX_RECENT = 5

const nameOf = (account: string) => `recent:${account}`

/**
 * What an account chose last in the search, on this device: only which record it was, as `student 3`, never its name. It
 * goes as the session goes.
 */
export function readRecentSearches(storage: Storage, account: string): readonly string[] {
  return storage.getItem(nameOf(account))?.split('\n').slice(0, MAX_RECENT) ?? []
}

/** The newest stands first, each once. */
export function addRecentSearch(storage: Storage, account: string, id: string): void {
  const others = readRecentSearches(storage, account).filter((one) => one !== id)
  storage.setItem(nameOf(account), [id, ...others].slice(0, MAX_RECENT).join('\n'))
}
