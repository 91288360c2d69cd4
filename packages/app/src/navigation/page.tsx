import type { WordsArea } from '@maktab/ui/environment/loadMessages'
import { type ComponentType, lazy } from 'react'
import { enterAreasAtom } from '../preferences/preferenceAtoms.ts'
import { store } from '../session/store.ts'

type With<Name extends string, Props> = { [Key in Name]: ComponentType<Props> }

/** A page of a module, whose code and words come when it is opened, or when somebody brings them before. */
export function page<Name extends string, Props extends object>(
  load: () => Promise<With<Name, Props>>,
  name: Name,
  ...areas: WordsArea[]
) {
  const bring = async () => {
    const [module] = await Promise.all([load(), store.set(enterAreasAtom, 'common', ...areas)])
    return { default: module[name] }
  }
  return Object.assign(lazy(bring), { bring })
}
