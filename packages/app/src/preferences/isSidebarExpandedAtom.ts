import { atom } from 'jotai'
import { readCookie, writeCookie } from '../browser/cookies.ts'

/** The cookie of 1§9, which keeps for seven days whether the sidebar is expanded. */
const NAME = 'sidebar_state'
const DAYS = 7

const keptAtom = atom(readSidebar())

/** The user’s choice; undefined without the cookie. */
export const isSidebarExpandedAtom = atom(
  (get) => get(keptAtom),
  (_get, set, isExpanded: boolean) => {
    writeCookie(NAME, String(isExpanded), DAYS)
    set(keptAtom, isExpanded)
  },
)

function readSidebar(): boolean | undefined {
  const kept = readCookie(NAME)
  return kept === 'true' || kept === 'false' ? kept === 'true' : undefined
}
