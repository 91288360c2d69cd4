import { atom } from 'jotai'

/** Whether the school’s pages are newer than those that are open here. */
export const isNewVersionAtom = atom(false)
