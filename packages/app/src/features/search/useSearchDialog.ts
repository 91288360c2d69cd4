import type { NavigationEntry } from '@maktab/ui/lib/navigation/navigationEntries'
import type { PageAndActionEntriesProps } from '@maktab/ui/features/search/shared/SearchDialog'
import { type ComponentType, useState } from 'react'
import { writeQuery } from '#addresses/address.ts'
import type { SearchEntry } from '@maktab/ui/lib/search/searchEntries'
import { useAtomValue } from 'jotai'
import { pageOwnerAtom } from '#session/sessionAtoms.ts'

/** Data of the shell that can be searched. */
export type SearchProps = Pick<PageAndActionEntriesProps, 'choices'> & {
  navigation: readonly NavigationEntry[]
  /** Pages outside the menu. */
  otherPages: readonly NavigationEntry[]
  onClose: () => void
}

export type SearchComponent = ComponentType<SearchProps>

/** Creates links to a list with a search, in the format of `readTableParams`. */
export function createSearchHref({ path }: { path: string }): (search: string) => string {
  return (search) => `${path}?${writeQuery(new URLSearchParams(), { q: search }).toString()}`
}

/** How many recent records are offered. */
const MAX_RECENT = 5

const getStorageKey = (account: string) => `recent:${account}`

/**
 * The records that an account opened last from the search, stored on this device by ID, such as `student 3`, never by
 * name. Deleted with the session.
 */
function readRecentSearches(storage: Storage, account: string): readonly string[] {
  return storage.getItem(getStorageKey(account))?.split('\n').slice(0, MAX_RECENT) ?? []
}

/** Puts the newest first, without duplicates. */
function addRecentSearch(storage: Storage, account: string, id: string): void {
  const others = readRecentSearches(storage, account).filter((one) => one !== id)
  storage.setItem(getStorageKey(account), [id, ...others].slice(0, MAX_RECENT).join('\n'))
}

/** Props of every role’s search: pages, recent records and callbacks. */
export function useSearchDialog({ navigation, otherPages, choices, onClose }: SearchProps) {
  const account = useAtomValue(pageOwnerAtom) ?? ''
  const [recent] = useState(() => readRecentSearches(localStorage, account))
  return {
    pages: [...navigation, ...otherPages],
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
