import { atom } from 'jotai'
import Cookies from 'js-cookie'

/** The cookie of 1§9: whether the sidebar shows words, for seven days. */
const NAME = 'sidebar_state'
const DAYS = 7

const keptAtom = atom(Cookies.get(NAME) !== 'false')

export const isSidebarExpandedAtom = atom(
  (get) => get(keptAtom),
  (_get, set, isExpanded: boolean) => {
    Cookies.set(NAME, String(isExpanded), { expires: DAYS, sameSite: 'Lax' })
    set(keptAtom, isExpanded)
  },
)
