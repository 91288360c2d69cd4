import { atom } from 'jotai'
import { readCookie, writeCookie } from '../browser/cookies.ts'

const NAME = 'known'
const DAYS = 365

/** What is kept of it, or said where a page is made beforehand. */
export const storedSignedInBeforeAtom = atom(readCookie(NAME) !== undefined)

/** Whether somebody has signed in on this device before; it outlives a sign-out, so that the form then comes first. */
export const hasSignedInBeforeAtom = atom(
  (get) => get(storedSignedInBeforeAtom),
  (_get, set) => {
    writeCookie(NAME, '1', DAYS)
    set(storedSignedInBeforeAtom, true)
  },
)
