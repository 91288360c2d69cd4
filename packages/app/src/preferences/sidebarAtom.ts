import { atom } from 'jotai'
import { readCookie, writeCookie } from './cookies.ts'

/** The cookie of 1§9: whether the sidebar shows words, for seven days. */
const NAME = 'sidebar_state'
const DAYS = 7

const keptAtom = atom(readCookie(NAME) !== 'false')

export const isSidebarExpandedAtom = atom(
  (get) => get(keptAtom),
  (_get, set, isExpanded: boolean) => {
    writeCookie(NAME, String(isExpanded), DAYS)
    set(keptAtom, isExpanded)
  },
)
