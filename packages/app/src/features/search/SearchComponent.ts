import type { NavigationEntry } from '@maktab/ui/lib/navigation/navigation'
import type { PageAndActionEntriesProps } from '@maktab/ui/features/search/shared/SearchScreen'
import type { ComponentType } from 'react'

/** What the shell knows that the search is to find. */
export type SearchProps = Pick<PageAndActionEntriesProps, 'choices'> & {
  navigation: readonly NavigationEntry[]
  settingsHref: string | undefined
  remindersHref: string | undefined
  onClose: () => void
}

export type SearchComponent = ComponentType<SearchProps>
