import { atom } from 'jotai'

/** So many milliseconds after the last answer a page stands; never, where it is undefined. */
export const idleDelayAtom = atom<number | undefined>(1000)
