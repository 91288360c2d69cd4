import { atom } from 'jotai'
import { readCookie, writeCookie } from '../browser/cookies.ts'

const NAME = 'currency'
const DAYS = 365

const keptAtom = atom(readCookie(NAME))

/** In which currency amounts were asked for beside the school’s on this device, or that none was: a family thinks in its own. */
export const displayCurrencyAtom = atom(
  (get) => get(keptAtom),
  (_get, set, currency: string) => {
    writeCookie(NAME, currency, DAYS)
    set(keptAtom, currency)
  },
)
