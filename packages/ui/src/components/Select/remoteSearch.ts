import type { RemoteSearch, Remote } from '#remote.ts'

/** Where what is here is only part of a list: how others of it are looked for. */
export function getRemoteSearch(list: readonly unknown[] | Remote<unknown>): RemoteSearch | undefined {
  return 'state' in list && list.state === 'ready' ? list.remoteSearch : undefined
}

/** Whether what is here says nothing yet of what is looked for. */
export function isSearchPending(list: readonly unknown[] | Remote<unknown>, search: string): boolean {
  const part = getRemoteSearch(list)
  return part !== undefined && (part.isFetching || part.query !== search.trim())
}
