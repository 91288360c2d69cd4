import { Coming } from '@maktab/ui/components/Coming/Coming'
import { lateComponent } from '@maktab/ui/late/lateComponent'
import type { NavigationEntry } from '@maktab/ui/model/navigation'
import type { OwnEntriesProps } from '@maktab/ui/screens/shared/SearchScreen/SearchScreen'
import type { ComponentType } from 'react'
import { enterAreasAtom } from '#preferences/preferenceAtoms.ts'
import { store } from '#session/store.ts'

/** What the shell knows that the search is to find. */
export type SearchProps = Pick<OwnEntriesProps, 'choices'> & {
  navigation: readonly NavigationEntry[]
  settingsHref: string | undefined
  remindersHref: string | undefined
  onClose: () => void
}

export type Search = ComponentType<SearchProps>

/** The search of a role, whose code and words come when it is near. */
export function searchOf(load: () => Promise<{ SearchContainer: Search }>): Search {
  return lateComponent(async () => {
    const [{ SearchContainer }] = await Promise.all([load(), store.set(enterAreasAtom, 'shared')])
    return SearchContainer
  }, Coming)
}
