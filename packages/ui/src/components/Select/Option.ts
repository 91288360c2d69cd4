import type { Remote, RemoteSearch } from '#remote.ts'

/** Something that can be chosen. */
export type Option = {
  id: string
  /** In the words of whoever chooses: “STD-001 · Zaynab Malik”. */
  label: string
  /** Why it can't be chosen now; it is shown all the same, with this beneath it. */
  disabledReason?: string | undefined
  /** What else helps to choose, beneath it. */
  note?: string | undefined
}

/** What there is to choose from; a `Remote` where it comes from elsewhere. */
export type Options = readonly Option[] | Remote<readonly Option[]>

const none: readonly Option[] = []

/** The options that are here already. */
export function getOptions(options: Options): readonly Option[] {
  if (!('state' in options)) return options
  return options.state === 'ready' ? options.data : none
}

/** Where what is here is only part of a list: how others of it are looked for. */
export function getRemoteSearch(list: readonly unknown[] | Remote<unknown>): RemoteSearch | undefined {
  return 'state' in list && list.state === 'ready' ? list.remoteSearch : undefined
}

/** Whether what is here says nothing yet of what is looked for. */
export function isSearchPending(list: readonly unknown[] | Remote<unknown>, search: string): boolean {
  const part = getRemoteSearch(list)
  return part !== undefined && (part.isFetching || part.query !== search.trim())
}
