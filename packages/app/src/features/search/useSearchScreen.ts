import type { PageAndActionEntriesProps } from '@maktab/ui/features/search/shared/SearchScreen'
import { msg } from '@lingui/core/macro'
import type { SearchEntry } from '@maktab/ui/lib/search/SearchEntry'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { pageOwnerAtom } from '#session/sessionAtoms.ts'
import { addRecentSearch, readRecentSearches } from './recentChoices.ts'
import type { SearchProps } from './SearchComponent.ts'

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
