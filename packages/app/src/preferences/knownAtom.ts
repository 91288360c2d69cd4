import { atom } from 'jotai'
import { readCookie, writeCookie } from './cookies.ts'

const NAME = 'known'
const DAYS = 365

/** What is kept of it, or said where a page is made beforehand. */
export const keptKnownAtom = atom(readCookie(NAME) !== undefined)

/** Whether somebody has signed in on this device before; it outlives a sign-out, so that the form then comes first. */
export const isKnownAtom = atom(
  (get) => get(keptKnownAtom),
  (_get, set) => {
    writeCookie(NAME, '1', DAYS)
    set(keptKnownAtom, true)
  },
)
