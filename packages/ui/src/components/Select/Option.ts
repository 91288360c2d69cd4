import type { Remote, RemoteSearch } from '#remote.ts'

/** An option of a select or a group. */
export type Option = {
  id: string
  /** Visible label: “STD-001 · Zaynab Malik”. */
  label: string
  /** Why the option is disabled; shown below it. */
  disabledReason?: string | undefined
  /** Additional information below the label. */
  note?: string | undefined
}

/** The option of a named record. */
export const toOption = ({ id, name }: { id: number; name: string }): Option => ({ id: String(id), label: name })

/** Options, or a `Remote` if they are loaded. */
export type Options = readonly Option[] | Remote<readonly Option[]>

const none: readonly Option[] = []

/** The loaded options. */
export function getOptions(options: Options): readonly Option[] {
  if (!('state' in options)) return options
  return options.state === 'ready' ? options.data : none
}

/** The remote search of a partially loaded list. */
export function getRemoteSearch(list: readonly unknown[] | Remote<unknown>): RemoteSearch | undefined {
  return 'state' in list && list.state === 'ready' ? list.remoteSearch : undefined
}

/** Whether the results of a search aren't loaded yet. */
export function isSearchPending(list: readonly unknown[] | Remote<unknown>, search: string): boolean {
  const remoteSearch = getRemoteSearch(list)
  return remoteSearch !== undefined && (remoteSearch.isFetching || remoteSearch.query !== search.trim())
}
