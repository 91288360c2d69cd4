import { atom } from 'jotai'
import { readCookie, writeCookie } from '../browser/cookies.ts'

const NAME = 'privacy'
const DAYS = 1

const keptAtom = atom(readCookie(NAME) === 'on')

/** Whether personal data is masked while the screen is shared; kept for a day, so that a reload uncovers nothing. */
export const isPrivacyModeAtom = atom(
  (get) => get(keptAtom),
  (_get, set, isPrivate: boolean) => {
    writeCookie(NAME, isPrivate ? 'on' : 'off', DAYS)
    set(keptAtom, isPrivate)
  },
)
