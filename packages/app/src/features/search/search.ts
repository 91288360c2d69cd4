import type { NavigationEntry } from '@maktab/ui/lib/navigation/navigation'
import type { PageAndActionEntriesProps } from '@maktab/ui/features/search/shared/SearchScreen'
import { type ComponentType, useState } from 'react'
import { writeQuery } from '#addresses/address.ts'
import { msg } from '@lingui/core/macro'
import type { SearchEntry } from '@maktab/ui/lib/search/searchEntries'
import { useAtomValue } from 'jotai'
import { pageOwnerAtom } from '#session/sessionAtoms.ts'

/** What the shell knows that the search is to find. */
export type SearchProps = Pick<PageAndActionEntriesProps, 'choices'> & {
  navigation: readonly NavigationEntry[]
  settingsHref: string | undefined
  remindersHref: string | undefined
  onClose: () => void
}

export type SearchComponent = ComponentType<SearchProps>

/** Where a list stands that is searched for something; as `readTableParams` reads it. */
export function createSearchHref({ path }: { path: string }): (search: string) => string {
  return (search) => `${path}?${writeQuery(new URLSearchParams(), { q: search }).toString()}`
}

/** As many are offered again. */
const MAX_RECENT = 5

const nameOf = (account: string) => `recent:${account}`

/**
 * What an account chose last in the search, on this device: only which record it was, as `student 3`, never its name. It
 * goes as the session goes.
 */
function readRecentSearches(storage: Storage, account: string): readonly string[] {
  return storage.getItem(nameOf(account))?.split('\n').slice(0, MAX_RECENT) ?? []
}

/** The newest stands first, each once. */
function addRecentSearch(storage: Storage, account: string, id: string): void {
  const others = readRecentSearches(storage, account).filter((one) => one !== id)
  storage.setItem(nameOf(account), [id, ...others].slice(0, MAX_RECENT).join('\n'))
}

/** What the search of every role is given: its pages, what was chosen last, and what becomes of what is chosen now. */
export function useSearchScreen({ navigation, settingsHref, remindersHref, choices, onClose }: SearchProps) {
  const account = useAtomValue(pageOwnerAtom) ?? ''
  const [recent] = useState(() => readRecentSearches(localStorage, account))
  const pages: PageAndActionEntriesProps['pages'] = [
    ...navigation,
    ...(settingsHref === undefined ? [] : [{ id: 'settings', title: msg`School settings`, path: settingsHref }]),
    ...(remindersHref === undefined
      ? []
      : [{ id: 'reminders', title: msg`Calendar and reminders`, path: remindersHref }]),
  ]
  return {
    pages,
    choices,
    recent,
    onClose,
    onChoose: ({ id }: SearchEntry) => {
      addRecentSearch(localStorage, account, id)
      onClose()
    },
    onMore: onClose,
  }
}
