import { atom } from 'jotai'
import { readCookie, writeCookie } from '../browser/cookies.ts'

const NAME = 'purchase_guide'
const DAYS = 365

const keptAtom = atom(readCookie(NAME) === 'folded')

/** Whether the guide to buying a course was folded on this device. */
export const isPurchaseGuideCollapsedAtom = atom(
  (get) => get(keptAtom),
  (_get, set) => {
    writeCookie(NAME, 'folded', DAYS)
    set(keptAtom, true)
  },
)
