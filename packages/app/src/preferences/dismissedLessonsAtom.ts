import { atom } from 'jotai'

/** The lessons of which nothing more is to be said above the pages, as long as the tab is open. */
export const dismissedLessonsAtom = atom<readonly string[]>([])
