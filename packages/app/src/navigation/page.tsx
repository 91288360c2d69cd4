import type { WordsArea } from '@maktab/ui/environment/loadMessages'
import type { ComponentType } from 'react'
import { lazy } from 'react'
import { enterAreasAtom } from '../preferences/preferenceAtoms.ts'
import { store } from '../session/store.ts'

/** A page whose code and words come when it is opened. */
export function page<Props extends object>(load: () => Promise<ComponentType<Props>>, ...areas: WordsArea[]) {
  return lazy(async () => {
    const [Page] = await Promise.all([load(), store.set(enterAreasAtom, 'common', ...areas)])
    return { default: Page }
  })
}
