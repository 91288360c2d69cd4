import type { WordsArea } from '@maktab/ui/environment/loadMessages'
import { PageLoading } from '@maktab/ui/layouts/PageLoading/PageLoading'
import { lateComponent } from '@maktab/ui/late/lateComponent'
import type { ComponentType } from 'react'
import { enterAreasAtom } from '../preferences/preferenceAtoms.ts'
import { store } from '../session/store.ts'

/** One of the views of a page, with the words that it alone says: nobody who opens the list waits for the form. */
export function viewOf<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  ...areas: WordsArea[]
): ComponentType<Props> {
  return lateComponent(async () => {
    const [view] = await Promise.all([load(), store.set(enterAreasAtom, ...areas)])
    return view
  }, PageLoading)
}
