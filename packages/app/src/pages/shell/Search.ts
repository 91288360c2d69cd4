import type { NavigationEntry } from '@maktab/ui/model/navigation'
import type { OwnEntriesProps } from '@maktab/ui/screens/shared/SearchScreen/SearchScreen'
import type { ComponentType } from 'react'

/** What the shell knows that the search is to find. */
export type SearchProps = Pick<OwnEntriesProps, 'choices'> & {
  navigation: readonly NavigationEntry[]
  settingsHref: string | undefined
  remindersHref: string | undefined
  onClose: () => void
}

export type Search = ComponentType<SearchProps>
